import * as v from 'valibot';
import { TextField } from '../../../design/TextField.tsx';
import { DayField } from '../../../platform/forms/DayField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages, ruleText } from '../../../platform/forms/messages.ts';
import { jalaliDay, requiredText } from '../../../platform/forms/rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import type { Day } from '../../../platform/graph/scalars.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { endOfTehranDay } from '../../../platform/numbers/dates.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { queueMessages } from '../../staff/index.ts';
import { settingMessages as words } from './messages.ts';
import { readNumbers, typedNumbers } from './numberList.ts';
import { CreateSettingValueDocument, type SettingTable_SettingFragment } from './SettingTable.generated.ts';

const DAY_MS = 86_400_000;
const schema = v.object({
  values: v.pipe(
    v.string(),
    v.minLength(1, ruleText('REQUIRED')),
    v.check((typed) => readNumbers(typed) !== undefined, ruleText('NUMERIC')),
  ),
  validFrom: jalaliDay(),
  reason: requiredText(3, 500),
});

/** A value that a setting has from now, or from a day on. */
export function SettingDialog({ setting, close }: { setting: SettingTable_SettingFragment; close(): void }) {
  const { key, title, unit, values, least, most, isList } = setting;
  const state = useForm({
    schema,
    labels: words.labels,
    stored: { values: { values: typedNumbers(values), validFrom: '', reason: '' } },
    placeOf: (field) => (field.startsWith('values') || field === 'key' ? 'values' : field),
    async save({ values: typed, validFrom, reason }) {
      const from = validFrom && new Date(endOfTehranDay(validFrom as Day) - DAY_MS).toISOString();
      const input = { key, values: readNumbers(typed)!, reason, ...(from && { validFrom: from }) };
      await write(CreateSettingValueDocument, { input }, { outdates: ['staff.settings'] });
      notify('success', words.saved);
      close();
    },
  });
  const { field } = state;
  const bounds = words.hints[isList ? 'several' : 'between'](formatInteger(least), formatInteger(most));
  const hint = unit === 'CONTACT_MODE' ? words.hints.contactMode : bounds;
  return (
    <FormDialog state={state} title={words.changeTitle(title)} saveLabel={words.save} close={close} size="medium">
      <TextField {...field('values')} hint={hint} requiredLabel={formMessages.required} inputMode="numeric" />
      <DayField state={state} name="validFrom" hint={words.hints.validFrom} years={[0, 5]} />
      <TextField
        {...field('reason')}
        hint={queueMessages.reason.hint}
        requiredLabel={formMessages.required}
        dir="auto"
      />
    </FormDialog>
  );
}
