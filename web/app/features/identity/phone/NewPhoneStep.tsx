import { useEffect } from 'react';
import * as v from 'valibot';
import { TextField } from '../../../design/TextField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { mobile, required } from '../../../platform/forms/rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { identityMessages as words } from '../messages.ts';
import { phoneMessages as phoneWords } from './messages.ts';

const newPhoneSchema = v.object({ newPhone: required(mobile()) });

interface NewPhoneStepProps {
  /** What was typed before, when one comes back to change it. */
  phone: string;
  /** Sends both codes; rejects with a GraphError. */
  send(phone: string): Promise<void>;
  close(): void;
  /** What takes long about it. */
  said: string;
}

/** First step of another phone: which one. */
export function NewPhoneStep({ phone, send, close, said }: NewPhoneStepProps) {
  const state = useForm({
    schema: newPhoneSchema,
    labels: { newPhone: phoneWords.newPhone },
    stored: { values: { newPhone: phone } },
    save: ({ newPhone }) => send(newPhone),
    words: { failed: words.failed },
  });
  const { field, form } = state;
  useEffect(() => form.setFocus('newPhone'), [form]);
  return (
    <FormDialog state={state} title={phoneWords.title} saveLabel={phoneWords.sendCodes} close={close} size="medium">
      <p>{phoneWords.lead}</p>
      <TextField
        {...field('newPhone')}
        requiredLabel={formMessages.required}
        hint={words.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
      />
      <p role="status" className="text-muted empty:hidden">
        {said}
      </p>
    </FormDialog>
  );
}
