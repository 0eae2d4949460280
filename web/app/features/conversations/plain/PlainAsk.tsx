import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/Select.tsx';
import { plainPart } from '../../../platform/forms/plain/plainPart.tsx';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import type { AskForm_CustomerFragment as Customer } from '../ask/AskForm.generated.ts';
import type { SubjectName } from '../ask/subject.ts';
import { askMessages as words } from '../ask/messages.ts';
import { plainAskName } from './names.ts';
import { PlainBody } from './PlainBody.tsx';
import type { RefusedMessage } from './sendPlainly.ts';

interface PlainAskProps {
  subject: SubjectName;
  /** What the seller is called. */
  to: string;
  parties: readonly Customer[];
}

function AskForms({ subject: { type, id }, to, parties }: PlainAskProps) {
  const refused = useRefused<RefusedMessage>(plainAskName, id);
  return (
    <PlainForm name={plainAskName} label={words.title} hidden={{ id, subjectType: type, recipientName: to }} takesFile>
      <Select
        name="customerId"
        label={words.party}
        defaultValue={refused?.typed.customerId}
        options={parties.map(({ id: value, name }) => ({ value, label: name }))}
      />
      <PlainBody label={words.body} to={to} rows={5} refused={refused} />
      <p className="text-muted">{words.hint}</p>
      <div>
        <Button type="submit" variant="primary">
          {words.send}
        </Button>
      </div>
    </PlainForm>
  );
}

/** A question to who sells a thing, for who has no script. */
export const PlainAsk = plainPart(import.meta.env.SSR && AskForms);
