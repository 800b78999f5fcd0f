import { expect, it } from 'vitest';
import { Screen } from '../../../src/tui/components/lines.tsx';
import { Result } from '../../../src/tui/result/result.tsx';
import { show } from './render.tsx';

it('the result leaves the header and the keys of the table alone', () => {
  const { lines } = show(
    <Screen size={{ width: 30, height: 6 }}>
      <Result rect={{ row: 1, col: 0, width: 30, height: 5 }} write={() => ['Ann wins.']} scroll={0} />
    </Screen>,
  );
  expect(lines).toEqual(['', `─ The game is over ${'─'.repeat(11)}`, 'Ann wins.', '', '', '']);
});
