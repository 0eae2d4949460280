import * as v from 'valibot';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { DayField } from '../../../platform/forms/DayField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { readJalaliDay } from '../../../platform/forms/jalali.ts';
import { formMessages, ruleText } from '../../../platform/forms/messages.ts';
import { requiredText } from '../../../platform/forms/rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import type { Day } from '../../../platform/graph/scalars.ts';
import { queueMessages } from '../../staff/index.ts';
import { holidayMessages as words } from './messages.ts';
import type { HolidayTable_YearFragment } from './HolidayTable.generated.ts';

/** As it is written: what the graph says of its type is not sent. */
export type Holiday = Omit<HolidayTable_YearFragment['holidays'][number], '__typename'>;
const day = v.pipe(
  v.string(),
  v.minLength(1, ruleText('REQUIRED')),
  v.check((typed) => readJalaliDay(typed) !== undefined, ruleText('FORMAT', ['DAY'])),
);
const schema = v.object({ day, title: requiredText(2, 100), isPredicted: v.boolean(), reason: requiredText(3, 500) });

interface HolidayDialogProps {
  close(): void;
  /** Rejects with a GraphError. */
  save(holiday: Holiday, reason: string): Promise<void>;
}

/** One more holiday of a year. */
export function HolidayDialog({ close, save }: HolidayDialogProps) {
  const state = useForm({
    schema,
    labels: words.labels,
    stored: { values: { day: '', title: '', isPredicted: false, reason: '' } },
    // What the api refuses of the whole year is about the one day that is new.
    placeOf: (field) => (field.endsWith('.day') ? 'day' : field.endsWith('.title') ? 'title' : field),
    async save({ day: typed, reason, ...rest }) {
      await save({ ...rest, day: readJalaliDay(typed)! as Day }, reason);
      close();
    },
  });
  const requiredLabel = formMessages.required;
  return (
    <FormDialog state={state} title={words.add} saveLabel={words.save} close={close} size="medium">
      <DayField state={state} name="day" hint={words.dayHint} requiredLabel={requiredLabel} years={[-1, 3]} />
      <TextField {...state.field('title')} requiredLabel={requiredLabel} dir="auto" />
      <Checkbox {...state.form.register('isPredicted')} label={words.labels.isPredicted} />
      <TextField {...state.field('reason')} hint={queueMessages.reason.hint} requiredLabel={requiredLabel} dir="auto" />
    </FormDialog>
  );
}
