import { jalaliYear } from '../../../platform/forms/jalali.ts';
import { defineQueue } from '../../staff/index.ts';
import { HolidayTable } from './HolidayTable.tsx';
import { holidayMessages as words } from './messages.ts';
import { StaffHolidaysDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'holidays',
  place: 160,
  action: 'MASTERS_WRITE',
  words: words.tab,
  document: StaffHolidaysDocument,
  // This year, unless the address says another.
  variables: ({ year }) => ({ year: year ? Number(year) : jalaliYear(new Date()) }),
  Rows: ({ answer: { staff } }) => staff?.holidayYear && <HolidayTable year={staff.holidayYear} />,
});
