import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { Alert } from '../../../design/Alert.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { required, sentCode } from '../../../platform/forms/rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { identityMessages as words } from '../messages.ts';
import { phoneMessages as phoneWords } from './messages.ts';
import { failureText } from '../forms/failureText.ts';
import { ResendRow } from '../forms/ResendRow.tsx';

const codeOf = (length: number) => required(sentCode(length));
const labels = { codeOfPresent: phoneWords.codeOfPresent, codeOfNew: phoneWords.codeOfNew };
const numeric = { inputMode: 'numeric', autoComplete: 'one-time-code', dir: 'ltr' } as const;

/** The code that came to the present phone, and the one that came to the new phone. */
export interface PhoneCodes {
  codeOfPresent: string;
  codeOfNew: string;
}

interface PhoneCodesStepProps {
  maskedPresentPhone: string;
  maskedNewPhone: string;
  /** Two digits of each message. */
  markOfPresent: string;
  markOfNew: string;
  /** Too many wrong ones came: only other codes help. */
  isSpent: boolean;
  codeLength: number;
  /** When other codes may be asked for, in ms since 1970. */
  resendAt: number;
  /** Both reject with a GraphError. */
  enter(codes: PhoneCodes): Promise<void>;
  resend(): Promise<void>;
  editPhone(): void;
  close(): void;
  /** What takes long about other codes. */
  waitsFor: string;
}

/** Second step of another phone: the codes that came to both. */
export function PhoneCodesStep(props: PhoneCodesStepProps) {
  const { maskedPresentPhone, maskedNewPhone, markOfPresent, markOfNew, codeLength, resendAt } = props;
  const { isSpent, waitsFor, enter, resend, editPhone, close } = props;
  const state = useForm({
    schema: v.object({ codeOfPresent: codeOf(codeLength), codeOfNew: codeOf(codeLength) }),
    labels,
    stored: { values: { codeOfPresent: '', codeOfNew: '' } },
    save: enter,
    words: { failed: words.failed },
  });
  const { field, form } = state;
  useEffect(() => form.setFocus('codeOfPresent'), [form]);
  const again = async () => {
    await resend();
    form.reset();
    form.setFocus('codeOfPresent');
  };
  const requiredLabel = formMessages.required;
  return (
    <FormDialog state={state} title={phoneWords.title} saveLabel={phoneWords.confirmPhone} close={close} size="medium">
      <p>{phoneWords.bothSent}</p>
      <TextField
        {...field('codeOfPresent')}
        {...numeric}
        requiredLabel={requiredLabel}
        hint={sentTo(maskedPresentPhone, markOfPresent)}
      />
      <TextField
        {...field('codeOfNew')}
        {...numeric}
        requiredLabel={requiredLabel}
        hint={sentTo(maskedNewPhone, markOfNew)}
      />
      {isSpent && <Alert kind="error">{phoneWords.codesSpent}</Alert>}
      <Resend resendAt={resendAt} again={again} editPhone={editPhone} waitsFor={waitsFor} />
    </FormDialog>
  );
}

/** Set apart from the words around it, so that a Persian sentence does not turn it. */
const sentTo = (phone: string, mark: string) =>
  phoneWords.sentToPhone(`\u2066${toPersianDigits(phone)}\u2069`, toPersianDigits(mark));

type ResendProps = Pick<PhoneCodesStepProps, 'resendAt' | 'editPhone' | 'waitsFor'> & { again(): Promise<void> };

function Resend({ resendAt, again, editPhone, waitsFor }: ResendProps) {
  const [said, setSaid] = useState('');
  const ask = () =>
    again().then(
      () => setSaid(phoneWords.bothResent),
      (problem: unknown) => setSaid(failureText(problem)),
    );
  return (
    <div>
      <ResendRow
        resendAt={resendAt}
        said={waitsFor || said}
        again={() => void ask()}
        edit={editPhone}
        editLabel={phoneWords.editNewPhone}
      />
    </div>
  );
}
