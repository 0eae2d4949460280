import { defineQueue } from '../../staff/index.ts';
import { settingMessages as words } from './messages.ts';
import { StaffSettingsDocument } from './queue.generated.ts';
import { SettingTable } from './SettingTable.tsx';

export default defineQueue({
  tab: 'settings',
  place: 180,
  action: 'MASTERS_WRITE',
  words: words.tab,
  document: StaffSettingsDocument,
  variables: () => ({}),
  Rows: ({ answer: { staff } }) => <SettingTable settings={staff?.settings ?? []} />,
});
