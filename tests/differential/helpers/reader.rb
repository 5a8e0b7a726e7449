# Reads archives whose paths come on standard input, one a line, with rubyzip. Answers as the other helpers do.
require 'digest'
require 'zip'

$stdout.sync = true
while (path = $stdin.gets)
  begin
    answer = +''
    Zip::File.open(path.chomp) do |archive|
      archive.each do |entry|
        name = entry.name.b.unpack1('H*')
        if entry.directory?
          answer << "folder\t#{name}\t\n"
        else
          answer << "file\t#{name}\t#{Digest::SHA256.hexdigest(entry.get_input_stream.read.to_s)}\n"
        end
      end
    end
  rescue Exception => e
    answer = "error\t#{e.message.gsub(/[\n\t]/, ' ')}\n"
  end
  print answer + "end\n"
end
