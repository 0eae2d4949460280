import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../../design/Dialog.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Spinner } from '../../design/Spinner.tsx';
import { formMessages as words } from './messages.ts';

const DayCalendar = lazy(() => import('./DayCalendar.tsx'));

interface Calendar {
  /** Of the field. */
  label: string;
  value: string | undefined;
  /** Of which years the calendar offers days: the first and the last, counted from today. */
  years: [first: number, last: number];
  choose(day: string): void;
}

/** A Jalali calendar for a field, fetched when it is first opened. @returns the button for the field, and the dialog beside it */
export function useCalendar({ label, value, years, choose }: Calendar) {
  const [isOpen, setOpen] = useState(false);
  const chosen = (day: string) => {
    choose(day);
    setOpen(false);
  };
  return {
    button: (
      <IconButton
        className="noscript:hidden"
        label={words.openCalendar(label)}
        icon="calendar-days"
        onClick={() => setOpen(true)}
      />
    ),
    dialog: (
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={label} closeLabel={words.close} size="small">
        <Suspense fallback={<Opening />}>
          <DayCalendar label={label} value={value} years={years} choose={chosen} />
        </Suspense>
      </Dialog>
    ),
  };
}

const Opening = () => (
  <p role="status" className="flex min-h-80 items-center justify-center gap-2">
    <Spinner /> {words.opening}
  </p>
);
