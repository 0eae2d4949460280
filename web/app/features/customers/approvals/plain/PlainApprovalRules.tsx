import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Checkbox } from '../../../../design/Checkbox.tsx';
import { Select } from '../../../../design/Select.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { moneyMessages } from '../../../../platform/numbers/messages.ts';
import { type Rules, typedRules } from '../approvalFields.ts';
import { approvalMessages as words } from '../messages.ts';
import { needsOptions } from '../needsOptions.ts';
import { plainRulesName } from './names.ts';
import type { RefusedRules } from './saveRulesPlainly.ts';

/** The rules of a company as a form, for owners who have no script. */
export function PlainApprovalRules({ id, name, rules }: { id: string; name: string; rules: Rules }) {
  const refused = useRefused<RefusedRules>(plainRulesName, id);
  const { typed = typedRules(rules), problems = {}, failure } = refused ?? {};
  const { labels } = words;
  const amount = (field: 'acceptAbove' | 'twoAbove', hint: string) => (
    <TextField
      name={field}
      label={labels[field]}
      hint={hint}
      defaultValue={typed[field]}
      error={problems[field]}
      dir="ltr"
      inputMode="numeric"
      suffix={<span className="pe-3 text-muted">{moneyMessages.toman}</span>}
    />
  );
  return (
    <PlainForm name={plainRulesName} label={words.editOf(name)} hidden={{ id, version: rules.version }}>
      <p className="text-muted">{words.later}</p>
      {failure && <Alert kind="error">{failure}</Alert>}
      <Select
        name="publishNeeds"
        label={labels.publishNeeds}
        options={needsOptions}
        defaultValue={typed.publishNeeds}
        error={problems.publishNeeds}
      />
      <Checkbox name="selfConfirm" value="1" defaultChecked={typed.selfConfirm} label={words.selfConfirm} />
      {amount('acceptAbove', words.acceptHint)}
      {amount('twoAbove', words.twoHint)}
      <div>
        <Button type="submit" variant="primary">
          {words.save}
        </Button>
      </div>
    </PlainForm>
  );
}
