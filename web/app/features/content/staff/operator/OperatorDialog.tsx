import * as v from 'valibot';
import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { emptyAsNull } from '../../../../platform/forms/emptyFields.ts';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { formMessages, ruleText } from '../../../../platform/forms/messages.ts';
import { digitText, email, nationalLegalId, optionalText, requiredText } from '../../../../platform/forms/rules.ts';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { write } from '../../../../platform/graph/write.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { operatorMessages as words } from './messages.ts';
import { type OperatorCard_StaffFragment, UpdateSiteOperatorDocument } from './OperatorCard.generated.ts';

const requiredLabel = formMessages.required;
const linesOf = (typed: string) => typed.split('\n').flatMap((line) => line.trim() || []);

const schema = v.object({
  name: requiredText(2, 100),
  address: requiredText(10, 300),
  phones: v.pipe(
    v.string(),
    v.check((typed) => linesOf(typed).length > 0, ruleText('REQUIRED')),
  ),
  email: v.pipe(v.string(), v.minLength(1, ruleText('REQUIRED')), email()),
  nationalLegalId: nationalLegalId(),
  registrationNumber: v.union([v.literal(''), digitText(20)]),
  supportHours: requiredText(3, 120),
  trustText: optionalText(200, 3),
});

/** Writes who runs the site. */
export function OperatorDialog({ staff, close }: { staff: OperatorCard_StaffFragment; close(): void }) {
  const { version, operator } = staff;
  const state = useForm({
    schema,
    labels: words.labels,
    stored: { version, values: typedOf(operator) },
    async save({ phones, nationalLegalId: legalId, registrationNumber, trustText, ...rest }) {
      const input = {
        ...rest,
        version,
        phones: linesOf(phones),
        ...emptyAsNull({ nationalLegalId: legalId, registrationNumber, trustText }),
      };
      await write(UpdateSiteOperatorDocument, { input }, { outdates: ['staff.siteOperator'] });
      notify('success', words.saved);
      close();
    },
  });
  const { field } = state;
  return (
    <FormDialog state={state} title={words.change} saveLabel={words.save} close={close}>
      <TextField {...field('name')} requiredLabel={requiredLabel} maxLength={100} dir="auto" />
      <TextArea {...field('address')} requiredLabel={requiredLabel} maxLength={300} />
      <TextArea {...field('phones')} hint={words.hints.phones} requiredLabel={requiredLabel} dir="ltr" />
      <TextField {...field('email')} requiredLabel={requiredLabel} dir="ltr" inputMode="email" />
      <TextField {...field('supportHours')} requiredLabel={requiredLabel} maxLength={120} dir="auto" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('nationalLegalId')} dir="ltr" inputMode="numeric" />
        <TextField {...field('registrationNumber')} dir="ltr" inputMode="numeric" />
      </div>
      <TextField {...field('trustText')} hint={words.hints.trustText} maxLength={200} dir="auto" />
    </FormDialog>
  );
}

const typedOf = (operator: OperatorCard_StaffFragment['operator']) => ({
  name: operator?.name ?? '',
  address: operator?.address ?? '',
  phones: operator?.phones.join('\n') ?? '',
  email: operator?.email ?? '',
  nationalLegalId: operator?.nationalLegalId ?? '',
  registrationNumber: operator?.registrationNumber ?? '',
  supportHours: operator?.supportHours ?? '',
  trustText: operator?.trustText ?? '',
});
