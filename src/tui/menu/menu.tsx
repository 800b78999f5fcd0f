/** The first screen: games to play, to learn, to go on with and to watch. */
import { Dialog } from '../components/dialog.tsx';
import { Lines, Screen } from '../components/lines.tsx';
import { Page } from '../components/page.tsx';
import { Parts } from '../components/parts.tsx';
import { TextField } from '../components/text-field.tsx';
import { menuDialog } from './dialogs.ts';
import type { MenuContext, MenuUi } from './state.ts';
import { menuText } from './texts.ts';
import { menuParts } from './view.ts';

export function Menu({ ui, context }: { readonly ui: MenuUi; readonly context: MenuContext }) {
  const { size } = context;
  const text = menuText(ui, context);
  if (text !== null) {
    return (
      <Screen size={size}>
        <Page {...text} size={size} />
      </Screen>
    );
  }
  const dialog = menuDialog(ui, context);
  return (
    <Screen size={size}>
      <Parts parts={menuParts(ui, context)} />
      {dialog !== null && (
        <Dialog title={dialog.title} rect={dialog.rect}>
          <Lines lines={dialog.before} />
          {dialog.field !== null && <TextField field={dialog.field} width={dialog.rect.width - 4} />}
          <Lines lines={dialog.after} />
        </Dialog>
      )}
    </Screen>
  );
}
