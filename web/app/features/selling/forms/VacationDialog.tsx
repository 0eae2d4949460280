import * as v from 'valibot';
import { Button } from '../../../design/Button.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { DayField } from '../../../platform/forms/DayField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { readJalaliDay, typedJalaliDay } from '../../../platform/forms/jalali.ts';
import { formMessages, ruleText } from '../../../platform/forms/messages.ts';
import { requiredText } from '../../../platform/forms/rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import type { Day } from '../../../platform/graph/scalars.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import type { OwnMerchantCard_MerchantFragment as Merchant } from '../components/OwnMerchantCard.generated.ts';
import { sellingMessages } from '../messages.ts';
import { UpdateMerchantVacationDocument } from './changeMerchant.generated.ts';

const words = sellingMessages.vacation;
const requiredLabel = formMessages.required;
const day = v.pipe(
  v.string(),
  v.minLength(1, ruleText('REQUIRED')),
  v.check((typed) => readJalaliDay(typed) !== undefined, ruleText('FORMAT', ['DAY'])),
);
const schema = v.object({ from: day, to: day, note: requiredText(2, 200) });

/** When a merchant answers nobody. */
export function VacationDialog({ merchant, close }: { merchant: Merchant; close(): void }) {
  const { id, version, vacation, name } = merchant;
  const save = async (planned: { from: Day; to: Day; note: string } | undefined, seen: number) => {
    const input = { merchantId: id, version: seen, vacation: planned ?? null };
    await write(UpdateMerchantVacationDocument, { input });
    notify('success', planned ? words.saved : words.removed);
    close();
  };
  const state = useForm({
    schema,
    labels: words.labels,
    stored: {
      version,
      values: {
        from: typedJalaliDay(vacation?.from ?? ''),
        to: typedJalaliDay(vacation?.to ?? ''),
        note: vacation?.note ?? '',
      },
    },
    placeOf: (field) => field.replace(/^vacation\./, ''),
    save: ({ from, to, note }, seen) =>
      save({ from: readJalaliDay(from)! as Day, to: readJalaliDay(to)! as Day, note }, seen ?? 0),
  });
  return (
    <FormDialog state={state} title={words.title(name)} saveLabel={words.save} close={close} size="medium">
      <p className="text-muted">{words.lead}</p>
      <DayField state={state} name="from" hint={words.hint} requiredLabel={requiredLabel} years={[0, 1]} />
      <DayField state={state} name="to" hint={words.hint} requiredLabel={requiredLabel} years={[0, 1]} />
      <TextField {...state.field('note')} requiredLabel={requiredLabel} dir="auto" />
      {vacation && (
        <div>
          <Button
            icon="trash"
            onClick={() => void save(undefined, version).catch(() => notify('error', formMessages.failed))}
          >
            {words.remove}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
