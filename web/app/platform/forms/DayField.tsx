import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { TextField } from '../../design/TextField.tsx';
import { readJalaliDay, typedJalaliDay } from './jalali.ts';
import { useCalendar } from './useCalendar.tsx';
import type { FormState } from './useForm.ts';

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

/** A Jalali day: typed, or chosen in a calendar. */
export function DayField<Typed extends FieldValues>({ state, name, years, ...texts }: DayFieldProps<Typed>) {
  const field = state.field(name);
  const choose = (day: string) => {
    const typed = typedJalaliDay(day) as PathValue<Typed, Path<Typed>>;
    state.form.setValue(name, typed, { shouldDirty: true, shouldValidate: true });
  };
  const value = readJalaliDay(state.form.getValues(name));
  const calendar = useCalendar({ label: field.label, value, years, choose });
  return (
    <>
      <TextField {...field} {...texts} dir="ltr" inputMode="numeric" suffix={calendar.button} />
      {calendar.dialog}
    </>
  );
}
