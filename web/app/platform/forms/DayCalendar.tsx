import { useContext } from 'react';
import { type CalendarDate, parseDate, PersianCalendar, toCalendar, today } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Icon } from '../../design/Icon.tsx';
import { Select } from '../../design/Select.tsx';
import { dateMessages } from '../numbers/messages.ts';
import { toPersianDigits } from '../text/digits.ts';
import { formMessages as words } from './messages.ts';

const locale = 'fa-IR-u-ca-persian';
const persian = new PersianCalendar();

// The library has no Persian words; it takes those that it finds here (its LocalizedStringProvider).
Object.assign(globalThis, {
  [Symbol.for('react-aria.i18n.locale')]: locale,
  [Symbol.for('react-aria.i18n.strings')]: { '@react-aria/calendar': words.calendar },
});

const dayClass =
  'grid h-11 w-full cursor-pointer place-items-center rounded-[4px] data-[outside-month]:invisible data-[disabled]:cursor-not-allowed data-[disabled]:text-subtle data-[today]:font-bold data-[hovered]:bg-sunken data-[focus-visible]:outline-2 data-[focus-visible]:outline-focus data-[selected]:bg-primary data-[selected]:text-on-primary';

export interface DayCalendarProps {
  /** Names the calendar. */
  label: string;
  /** A Gregorian ISO day, as is the chosen one. */
  value: string | undefined;
  /** The first and the last day that may be chosen, in years from today. */
  years: [first: number, last: number];
  choose(day: string): void;
}

/** A month of the Jalali calendar, whose year and month are chosen too. Heavy: imported when it is first wanted. */
export default function DayCalendar({ label, value, years, choose }: DayCalendarProps) {
  const fromToday = (count: number) => toCalendar(today('Asia/Tehran'), persian).add({ years: count });
  const first = fromToday(years[0]);
  const last = fromToday(years[1]);
  const typed = value ? toCalendar(parseDate(value), persian) : null;
  const chosen = typed && typed.compare(first) >= 0 && typed.compare(last) <= 0 ? typed : null;
  return (
    <I18nProvider locale={locale}>
      <Calendar
        aria-label={label}
        className="mx-auto flex max-w-80 flex-col gap-3"
        createCalendar={() => persian}
        defaultValue={chosen}
        minValue={first}
        maxValue={last}
        firstDayOfWeek="sat"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- opened for nothing else, by who wants to choose a day
        autoFocus
        onChange={(date) => choose(toGregorianDay(date))}
      >
        <div className="flex flex-wrap items-center justify-between gap-1">
          <Button slot="previous" className="icon-button" aria-label={words.calendar.previous}>
            <Icon icon="chevron-right" />
          </Button>
          <div className="flex flex-1 gap-2 max-[359px]:order-first max-[359px]:basis-full">
            <CalendarMonthPicker>{(picker) => <Picker {...picker} label={words.month} />}</CalendarMonthPicker>
            <Years from={first.year} to={last.year} />
          </div>
          <Button slot="next" className="icon-button" aria-label={words.calendar.next}>
            <Icon icon="chevron-left" />
          </Button>
        </div>
        <CalendarGrid weekdayStyle="narrow" className="w-full table-fixed">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className="font-normal text-muted">{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell
                date={date}
                className={dayClass}
                render={(attributes) => <div {...attributes} aria-label={nameOf(date)} />}
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}

const toGregorianDay = (date: CalendarDate) => date.toDate('UTC').toISOString().slice(0, 10);

/** Weekday, day, month, year: the order of the library's own puts the year first. */
const nameOf = (date: CalendarDate) =>
  `${words.weekdays[date.toDate('UTC').getUTCDay()]} ${toPersianDigits(String(date.day))} ${dateMessages.months[date.month - 1]} ${toPersianDigits(String(date.year))}`;

/** Years, the month staying as it is: the library's own list goes to the month of the last day. */
function Years({ from, to }: { from: number; to: number }) {
  const state = useContext(CalendarStateContext)!;
  const items = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <Picker
      label={words.year}
      value={state.focusedDate.year}
      items={items.map((year) => ({ id: year, formatted: toPersianDigits(String(year)) }))}
      onChange={(year) => state.setFocusedDate(state.focusedDate.set({ year: Number(year) }))}
    />
  );
}

type Key = string | number;
interface PickerProps {
  label: string;
  value: Key;
  items: readonly { id: number; formatted: string }[];
  onChange(key: Key): void;
}

const Picker = ({ label, value, items, onChange }: PickerProps) => (
  <Select
    label={label}
    hideLabel
    value={String(value)}
    className="min-w-24 flex-1"
    options={items.map(({ id, formatted }) => ({ value: String(id), label: formatted }))}
    // The library's keys are numbers; a browser gives text.
    onChange={(event) => onChange(Number(event.target.value))}
  />
);
