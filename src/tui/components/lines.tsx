/** Where pure drawings meet Ink: lines of styled text at a place on the screen. */
import type * as Ink from 'ink';
import { createContext, memo, type ReactNode, use } from 'react';
import type { Rect, Size } from '../boards/contract.ts';
import { asciiLine } from '../draw/ascii.ts';
import { createTheme, type Theme } from '../theme.ts';

export const ThemeContext = createContext<Theme>(createTheme({ ascii: false, colorLevel: 0 }));

/** What Ink draws with comes from whoever has loaded it: the first frame does not wait for it (`show.ts`). */
export const InkContext = createContext<Pick<typeof Ink, 'Box' | 'Text'> | null>(null);

function useInk(): Pick<typeof Ink, 'Box' | 'Text'> {
  const ink = use(InkContext);
  if (ink === null) throw new Error('components are drawn by Ink below an InkContext, or walked by frameOf');
  return ink;
}

/** Set while components are called by another than React, which alone knows contexts. */
let outside: Theme | null = null;

export function useTheme(): Theme {
  return outside ?? use(ThemeContext);
}

/** Calls components outside React. */
export function drawnIn(theme: Theme, draw: () => void): void {
  outside = theme;
  try {
    draw();
  } finally {
    outside = null;
  }
}

/**
 * Every text of the screen goes through here, so that ASCII is written where nothing else can be shown. A text without
 * a character would have no height.
 */
const Line = memo(function Line({ text }: { readonly text: string }) {
  const { unicode } = useTheme();
  const { Text } = useInk();
  return <Text wrap="truncate">{(unicode ? text : asciiLine(text)) || ' '}</Text>;
});

export function Lines({ lines }: { readonly lines: readonly string[] }) {
  const { Box } = useInk();
  return (
    <Box flexDirection="column" flexShrink={0}>
      {lines.map((text, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its row.
        <Line key={row} text={text} />
      ))}
    </Box>
  );
}

/** The whole terminal. */
export function Screen({ size, children }: { readonly size: Size; readonly children?: ReactNode }) {
  const { Box } = useInk();
  return (
    <Box width={size.width} height={size.height} flexDirection="column" flexShrink={0}>
      {children}
    </Box>
  );
}

/** Children in a rectangle of the screen; what comes later lies over what came before. */
export function At({ rect, children }: { readonly rect: Rect; readonly children: ReactNode }) {
  const { Box } = useInk();
  return (
    <Box
      position="absolute"
      marginTop={rect.row}
      marginLeft={rect.col}
      width={rect.width}
      height={rect.height}
      flexDirection="column"
    >
      {children}
    </Box>
  );
}
