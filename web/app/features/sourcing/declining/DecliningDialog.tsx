import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { toOne } from '../../tradeSteps/recipients/recipients.ts';
import { type Declining, decliningOf, decliningSchema } from './declining.ts';
import { longestReason, type reasonOptions } from './reasonOptions.ts';
import { decliningMessages as words } from './messages.ts';

export interface DecliningWords {
  action: string;
  title: string;
  text: string;
}

interface DecliningDialogProps {
  said: DecliningWords;
  /** Who reads the reason. */
  to: string;
  options: ReturnType<typeof reasonOptions>;
  decline(said: Declining): Promise<void>;
  close(): void;
}

/** Says no with a reason that the other side reads. */
export function DecliningDialog({ said, to, options, decline, close }: DecliningDialogProps) {
  const state = useForm({
    schema: decliningSchema,
    labels: words.fields,
    stored: { values: { reasonCode: '', reason: '' } },
    async save(typed) {
      await decline(decliningOf(typed));
      close();
    },
  });
  return (
    <FormDialog state={state} title={said.title} saveLabel={said.action} close={close} size="medium">
      <p className="text-muted">{said.text}</p>
      <Select {...state.field('reasonCode')} options={options} requiredLabel={formMessages.required} />
      <TextArea
        {...state.field('reason')}
        to={toOne(to)}
        hint={words.hint}
        rows={3}
        maxLength={longestReason}
        dir="auto"
      />
    </FormDialog>
  );
}
