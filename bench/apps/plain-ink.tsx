/** The yardstick: an Ink app that fills the terminal with uncoloured lines of text, one of them marked by the keys. */
import { Box, render, Text, useInput, useStdout } from 'ink';
import { useState } from 'react';

function Plain() {
  const { stdout } = useStdout();
  const [marked, setMarked] = useState(0);
  // One line less than the terminal has: Ink clears the whole screen for every frame as high as that.
  const height = stdout.rows - 1;
  useInput((_, key) => {
    if (key.downArrow) setMarked(line => (line + 1) % height);
    if (key.upArrow) setMarked(line => (line + height - 1) % height);
  });
  const text = 'The quick brown fox jumps over the lazy dog. '.repeat(10);
  return (
    <Box flexDirection="column" height={height}>
      {Array.from({ length: height }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <Text key={line}>
          {`${line === marked ? '>' : ' '} ${text.slice(line % 40)}`.slice(0, stdout.columns)}
        </Text>
      ))}
    </Box>
  );
}

render(<Plain />);
