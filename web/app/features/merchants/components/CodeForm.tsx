import { Button } from '../../../design/Button.tsx';
import { Section } from '../../../design/Section.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { delegationCheckPath } from '../../../paths.ts';
import { merchantMessages } from '../messages.ts';

const words = merchantMessages.code;

interface CodeFormProps {
  supplierId: string;
  /** What was typed and belongs to no delegation. */
  unknownCode?: string;
}

/** Asks for the code on somebody's paper; a plain form, whose answer is the page of that delegation. */
export const CodeForm = ({ supplierId, unknownCode }: CodeFormProps) => (
  <Section title={words.title}>
    <form
      method="get"
      action={delegationCheckPath({ supplierId, number: 'check' })}
      className="flex max-w-xl flex-col items-start gap-3"
    >
      <TextField
        label={words.label}
        hint={words.hint}
        name="code"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        defaultValue={unknownCode}
        error={unknownCode === undefined ? undefined : words.unknown}
        required
      />
      <Button type="submit">{words.check}</Button>
    </form>
  </Section>
);
