import java.io.*;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.*;
import java.util.zip.*;

/**
 * Reads archives whose paths come on standard input, one a line, after "zipfile " or "stream ". Answers each with lines
 * "kind TAB name in hex TAB SHA-256" and a line "end", or "error TAB message" before it.
 */
public class Readers {
    public static void main(String[] arguments) throws Exception {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream output = new PrintStream(new FileOutputStream(FileDescriptor.out), false, "UTF-8");
        for (String line; (line = input.readLine()) != null; ) {
            StringBuilder answer = new StringBuilder();
            String path = line.substring(line.indexOf(' ') + 1);
            try {
                if (line.startsWith("zipfile ")) readWhole(path, answer); else readStream(path, answer);
            } catch (Throwable error) {
                answer.append("error\t").append(error.toString().replace('\n', ' ').replace('\t', ' ')).append('\n');
            }
            output.print(answer.append("end\n"));
            output.flush();
        }
    }

    static void readWhole(String path, StringBuilder answer) throws Exception {
        try (ZipFile archive = new ZipFile(path)) {
            for (Enumeration<? extends ZipEntry> entries = archive.entries(); entries.hasMoreElements(); ) {
                ZipEntry entry = entries.nextElement();
                add(answer, entry, entry.isDirectory() ? null : archive.getInputStream(entry));
            }
        }
    }

    static void readStream(String path, StringBuilder answer) throws Exception {
        try (ZipInputStream archive = new ZipInputStream(new BufferedInputStream(new FileInputStream(path)))) {
            for (ZipEntry entry; (entry = archive.getNextEntry()) != null; ) add(answer, entry, archive);
        }
    }

    static void add(StringBuilder answer, ZipEntry entry, InputStream content) throws Exception {
        StringBuilder name = new StringBuilder();
        for (byte value : entry.getName().getBytes(StandardCharsets.UTF_8)) name.append(String.format("%02x", value));
        String kind = entry.isDirectory() ? "folder" : "file";
        String digest = entry.isDirectory() ? "" : digest(content);
        answer.append(kind).append('\t').append(name).append('\t').append(digest).append('\n');
    }

    static String digest(InputStream content) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        byte[] buffer = new byte[1 << 16];
        long total = 0;
        for (int count; (count = content.read(buffer)) > 0; ) {
            digest.update(buffer, 0, count);
            if ((total += count) > 80L << 20) throw new IOException("more than 80 MiB");
        }
        StringBuilder text = new StringBuilder();
        for (byte value : digest.digest()) text.append(String.format("%02x", value));
        return text.toString();
    }
}
