import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import type { MenuCard_MenuFragment } from './MenuCard.generated.ts';
import { MenuFields } from './MenuFields.tsx';
import { menuForm } from './menuForm.ts';
import { typedMenu } from './menuLines.ts';
import { menuMessages as words } from './messages.ts';

/** Writes the whole menu of a platform, a line for each entry. */
export function MenuDialog({ menu, close }: { menu: MenuCard_MenuFragment; close(): void }) {
  const { platform, version, entries } = menu;
  const state = useForm({
    schema: menuForm.schema,
    labels: words.labels,
    stored: { version, values: { lines: typedMenu(entries) } },
    placeOf: (name) => (name === 'entries' ? 'lines' : name),
    async save(read) {
      await menuForm.save(read, { id: platform, version });
      notify('success', words.saved);
      close();
    },
  });
  return (
    <FormDialog state={state} title={words.changeTitle(words.platforms[platform])} saveLabel={words.save} close={close}>
      <MenuFields field={state.field} />
    </FormDialog>
  );
}
