/** Ink composes the frame: a column of lines, each drawn again only where it has changed. */
import { Box, Text } from 'ink';
import { memo, useSyncExternalStore } from 'react';
import type { Stage } from './stage.ts';

const Line = memo(function Line({ text }: { readonly text: string }) {
  return <Text wrap="truncate">{text}</Text>;
});

export function App({ stage }: { readonly stage: Stage }) {
  const frame = useSyncExternalStore(stage.subscribe, stage.frame);
  return (
    <Box flexDirection="column" flexShrink={0}>
      {frame.map((text, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its row on the screen.
        <Line key={row} text={text} />
      ))}
    </Box>
  );
}
