import { lazy, Suspense, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { Dialog } from '../../design/Dialog.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Spinner } from '../../design/Spinner.tsx';
import { TextField } from '../../design/TextField.tsx';
import { readJalaliDay, typedJalaliDay } from './jalali.ts';
import { formMessages as words } from './messages.ts';
import type { FormState } from './useForm.ts';

const DayCalendar = lazy(() => import('./DayCalendar.tsx'));

interface DayFieldProps<Typed extends FieldValues> {
  state: FormState<Typed>;
  name: Path<Typed>;
  hint: string;
  /** Says that it must be filled. */
  requiredLabel?: string;
  /** Of which years the calendar offers days: the first and the last, counted from today. */
  years: [first: number, last: number];
  autoComplete?: string;
}

/** A Jalali day: typed, or chosen in a calendar that is fetched when it is first opened. */
export function DayField<Typed extends FieldValues>({ state, name, years, ...texts }: DayFieldProps<Typed>) {
  const [isOpen, setOpen] = useState(false);
  const field = state.field(name);
  const choose = (day: string) => {
    const typed = typedJalaliDay(day) as PathValue<Typed, Path<Typed>>;
    state.form.setValue(name, typed, { shouldDirty: true, shouldValidate: true });
    setOpen(false);
  };
  return (
    <>
      <TextField
        {...field}
        {...texts}
        dir="ltr"
        inputMode="numeric"
        suffix={
          <IconButton label={words.openCalendar(field.label)} icon="calendar-days" onClick={() => setOpen(true)} />
        }
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={field.label} closeLabel={words.close} size="small">
        <Suspense fallback={<Opening />}>
          <DayCalendar
            label={field.label}
            value={readJalaliDay(state.form.getValues(name))}
            years={years}
            choose={choose}
          />
        </Suspense>
      </Dialog>
    </>
  );
}

const Opening = () => (
  <p role="status" className="flex min-h-80 items-center justify-center gap-2">
    <Spinner /> {words.opening}
  </p>
);
