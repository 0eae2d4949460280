import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Select } from '../../../../design/Select.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { toOne } from '../../../tradeSteps/recipients/recipients.ts';
import type { DecliningWords } from '../DecliningDialog.tsx';
import { longestReason, type reasonOptions } from '../reasonOptions.ts';
import { decliningMessages as words } from '../messages.ts';
import type { RefusedDeclining } from './answerDeclining.ts';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';

interface PlainDecliningProps {
  name: string;
  hidden: { id: string } & Record<string, string | number>;
  said: DecliningWords;
  /** Who reads the reason. */
  to: string;
  options: ReturnType<typeof reasonOptions>;
}

function DecliningForms({ name, hidden, said, to, options }: PlainDecliningProps) {
  const refused = useRefused<RefusedDeclining>(name, hidden.id);
  const { typed = { reasonCode: '', reason: '' }, problems = {}, failure } = refused ?? {};
  return (
    <PlainForm name={name} label={said.title} hidden={hidden}>
      {failure && <Alert kind="error">{failure}</Alert>}
      <Select
        name="reasonCode"
        label={words.fields.reasonCode}
        options={options}
        defaultValue={typed.reasonCode}
        error={problems.reasonCode}
      />
      <TextArea
        name="reason"
        label={words.fields.reason}
        to={toOne(to)}
        hint={words.hint}
        rows={3}
        maxLength={longestReason}
        defaultValue={typed.reason}
        error={problems.reason}
        dir="auto"
      />
      <div>
        <Button type="submit">{said.action}</Button>
      </div>
    </PlainForm>
  );
}

/** Says no with a reason, for who has no script. */
export const PlainDeclining = plainPart(import.meta.env.SSR && DecliningForms);
