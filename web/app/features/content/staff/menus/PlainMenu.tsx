import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';
import { PlainStaffForm } from '../../../staff/index.ts';
import type { MenuCard_MenuFragment } from './MenuCard.generated.ts';
import { MenuFields } from './MenuFields.tsx';
import { menuForm } from './menuForm.ts';
import { typedMenu } from './menuLines.ts';
import { menuMessages as words } from './messages.ts';

const MenuForm = ({ menu: { platform, version, entries } }: { menu: MenuCard_MenuFragment }) => (
  <PlainStaffForm
    form={menuForm}
    id={platform}
    version={version}
    title={words.changeTitle(words.platforms[platform])}
    saveLabel={words.save}
    labels={words.labels}
    values={{ lines: typedMenu(entries) }}
  >
    {(field) => <MenuFields field={field} />}
  </PlainStaffForm>
);

/** Writes a menu for who has no script. */
export const PlainMenu = plainPart(import.meta.env.SSR && MenuForm);
