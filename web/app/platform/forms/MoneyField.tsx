import type { FieldValues, Path } from 'react-hook-form';
import { TextField } from '../../design/TextField.tsx';
import { moneyMessages } from '../numbers/messages.ts';
import { tomanWords } from '../numbers/words/numberWords.ts';
import { groupWhileTyped } from './groupWhileTyped.ts';
import { readTomans } from './tomans.ts';
import type { FormState } from './useForm.ts';

interface MoneyFieldProps<Typed extends FieldValues> {
  state: FormState<Typed>;
  name: Path<Typed>;
  /** Where it stands among others of its kind, shorter than that of the form. */
  label?: string;
  hint?: string;
  /** Says that it must be filled. */
  requiredLabel?: string;
}

const mostDigits = 20;

/** An amount of tomans: grouped while it is typed, and read out in words below, in rials too. Its rule is `tomans()`. */
export function MoneyField<Typed extends FieldValues>({
  state,
  name,
  label,
  hint,
  requiredLabel,
}: MoneyFieldProps<Typed>) {
  const { onChange, ...field } = state.field(name);
  const amount = readTomans(String(state.form.watch(name) ?? ''));
  const said = amount && amount.length <= mostDigits ? tomanWords(amount) : '';
  return (
    <TextField
      {...field}
      {...(label && { label })}
      onChange={groupWhileTyped(onChange)}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      requiredLabel={requiredLabel}
      suffix={<span className="pe-3 text-muted">{moneyMessages.toman}</span>}
      hint={
        <>
          {hint && <span className="block">{hint}</span>}
          <span aria-live="polite" className="block text-text empty:hidden">
            {said}
          </span>
        </>
      }
    />
  );
}
