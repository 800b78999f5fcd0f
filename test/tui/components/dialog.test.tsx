import { describe, expect, it } from 'vitest';
import { Dialog } from '../../../src/tui/components/dialog.tsx';
import { Lines, Screen } from '../../../src/tui/components/lines.tsx';
import { TextField } from '../../../src/tui/components/text-field.tsx';
import { dialogRect, insideDialog } from '../../../src/tui/overlays/box.ts';
import { textField } from '../../../src/tui/text-field.ts';
import { ascii } from '../support.ts';
import { show } from './render.tsx';

const SIZE = { width: 40, height: 9 };

describe('a dialog', () => {
  const over = (
    <Screen size={SIZE}>
      <Lines lines={new Array<string>(9).fill('x'.repeat(40))} />
      <Dialog title="Name" rect={dialogRect(3, SIZE)}>
        <TextField field={textField('Ada')} width={36} />
        <Lines lines={['', 'Enter takes it']} />
      </Dialog>
    </Screen>
  );

  it('lies over the middle of what it covers, an empty line in it too', () => {
    expect(show(over).lines).toEqual([
      'x'.repeat(40),
      'x'.repeat(40),
      `┌─ Name ${'─'.repeat(31)}┐`,
      `│ > Ada${' '.repeat(32)}│`,
      `│${' '.repeat(38)}│`,
      `│ Enter takes it${' '.repeat(23)}│`,
      `└${'─'.repeat(38)}┘`,
      'x'.repeat(40),
      'x'.repeat(40),
    ]);
  });

  it('is drawn in ASCII where nothing else can be shown', () => {
    expect(show(over, ascii).text).toMatch(/^[\x20-\x7E\n]*$/u);
  });

  it('stands low where boards should stay in sight', () => {
    expect(dialogRect(3, SIZE, 'low')).toEqual({ row: 3, col: 0, width: 40, height: 5 });
    expect(insideDialog({ row: 3, col: 0, width: 40, height: 5 })).toEqual({
      ...{ row: 4, col: 2 },
      ...{ width: 36, height: 3 },
    });
  });
});
