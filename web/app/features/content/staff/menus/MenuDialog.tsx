import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { useTabAnew } from '../../../staff/index.ts';
import type { MenuCard_MenuFragment } from './MenuCard.generated.ts';
import { MenuFields } from './MenuFields.tsx';
import { menuForm } from './menuForm.ts';
import { typedMenu } from './menuLines.ts';
import { menuMessages as words } from './messages.ts';
import { StaffMenusDocument } from './queue.generated.ts';

const storedMenu = ({ version, entries }: MenuCard_MenuFragment) => ({
  version,
  values: { lines: typedMenu(entries) },
});

/** Writes the whole menu of a platform, a line for each entry. */
export function MenuDialog({ menu, close }: { menu: MenuCard_MenuFragment; close(): void }) {
  const { platform } = menu;
  const askTab = useTabAnew(StaffMenusDocument);
  const state = useForm({
    schema: menuForm.schema,
    labels: words.labels,
    stored: storedMenu(menu),
    placeOf: (name) => (name === 'entries' ? 'lines' : name),
    async save(read, version = 0) {
      await menuForm.save(read, { id: platform, version });
      notify('success', words.saved);
      close();
    },
    async reload() {
      const menus = readFragment<MenuCard_MenuFragment>((await askTab()).staff?.websiteMenus ?? []);
      const now = menus.find((each) => each.platform === platform);
      return now && storedMenu(now);
    },
  });
  return (
    <FormDialog state={state} title={words.changeTitle(words.platforms[platform])} saveLabel={words.save} close={close}>
      <MenuFields field={state.field} />
    </FormDialog>
  );
}
