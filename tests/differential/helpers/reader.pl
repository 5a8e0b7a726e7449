# Reads archives whose paths come on standard input, one a line, with Archive::Zip. Answers as the other helpers do.
use strict;
use warnings;
use Archive::Zip qw(:ERROR_CODES);
use Digest::SHA qw(sha256_hex);
$| = 1;
Archive::Zip::setErrorHandler(sub { });

while (my $path = <STDIN>) {
    chomp $path;
    my $answer = eval {
        my $archive = Archive::Zip->new();
        my $status = $archive->read($path);
        die "status $status\n" if $status != AZ_OK;
        my $lines = '';
        for my $entry ($archive->members) {
            my $name = unpack('H*', $entry->fileName);
            if ($entry->isDirectory) { $lines .= "folder\t$name\t\n"; next; }
            my ($content, $read) = $entry->contents;
            die "entry status $read\n" if $read != AZ_OK;
            $lines .= "file\t$name\t" . sha256_hex($content) . "\n";
        }
        $lines;
    };
    if (!defined $answer) { my $error = $@; $error =~ s/[\n\t]/ /g; $answer = "error\t$error\n"; }
    print $answer . "end\n";
}
