// Reads archives whose paths come on standard input, one a line. Answers each with lines
// "kind TAB name in hex TAB SHA-256" and a line "end", or "error TAB message" before it.
package main

import (
	"archive/zip"
	"bufio"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

const most = 80 << 20

func read(path string) (string, error) {
	var answer strings.Builder
	archive, err := zip.OpenReader(path)
	if err != nil {
		return "", err
	}
	defer archive.Close()
	for _, file := range archive.File {
		if strings.HasSuffix(file.Name, "/") {
			fmt.Fprintf(&answer, "folder\t%x\t\n", file.Name)
			continue
		}
		content, err := file.Open()
		if err != nil {
			return "", err
		}
		digest := sha256.New()
		count, err := io.Copy(digest, io.LimitReader(content, most))
		content.Close()
		if err != nil {
			return "", err
		}
		if count == most {
			return "", errors.New("more than 80 MiB")
		}
		fmt.Fprintf(&answer, "file\t%x\t%x\n", file.Name, digest.Sum(nil))
	}
	return answer.String(), nil
}

func main() {
	input := bufio.NewScanner(os.Stdin)
	for input.Scan() {
		answer, err := read(input.Text())
		if err != nil {
			answer = "error\t" + strings.NewReplacer("\n", " ", "\t", " ").Replace(err.Error()) + "\n"
		}
		fmt.Print(answer + "end\n")
	}
}
