import * as v from 'valibot';
import { TextField } from '../../../design/TextField.tsx';
import { DayField } from '../../../platform/forms/DayField.tsx';
import { typedNumbers, typedTexts, emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { typedJalaliDay } from '../../../platform/forms/jalali.ts';
import { formMessages } from '../../../platform/forms/messages.ts';
import {
  birthDay,
  digitText,
  nationalId,
  nationalLegalId,
  optionalText,
  personName,
  required,
  requiredText,
} from '../../../platform/forms/rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { verificationMessages as words } from '../messages.ts';

const ofPerson = ['firstName', 'lastName', 'nationalId', 'birthDate'] as const;
const ofCompany = ['legalName', 'nationalLegalId', 'registrationNumber'] as const;
/** What is stored of an identity, as far as it is filled. */
export type Claimed = Partial<Record<(typeof ofPerson)[number] | (typeof ofCompany)[number], string | null>>;

interface IdentityDialogProps {
  stored: Claimed;
  /** Whether something that was checked is to be changed. */
  isCorrection: boolean;
  /** Rejects with a GraphError. */
  send(claim: object): Promise<void>;
  close(): void;
}

const explanation = optionalText(500);
const personSchema = v.object({
  firstName: personName(),
  lastName: personName(),
  nationalId: required(nationalId()),
  birthDate: required(birthDay()),
  explanation,
});
const companySchema = v.object({
  legalName: requiredText(2, 100),
  nationalLegalId: required(nationalLegalId()),
  registrationNumber: digitText(12),
  explanation,
});
const { labels, hints } = words;
const requiredLabel = formMessages.required;
const numeric = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const;
const wordsOf = (isCorrection: boolean) => ({ title: isCorrection ? words.correct : words.ask, saveLabel: words.send });

/** What names a person, for staff to check. */
export function PersonIdentityDialog({ stored, isCorrection, send, close }: IdentityDialogProps) {
  const state = useForm({
    schema: personSchema,
    labels,
    stored: {
      values: {
        ...typedTexts(stored, ofPerson),
        ...typedNumbers(stored, ['nationalId']),
        birthDate: typedJalaliDay(stored.birthDate),
        explanation: '',
      },
    },
    placeOf: (name) => name.replace(/^person\./, ''),
    async save({ explanation: why, ...person }) {
      await send({ person, ...emptyAsNull({ explanation: why }) });
    },
  });
  return (
    <FormDialog state={state} close={close} {...wordsOf(isCorrection)}>
      <p className="text-muted">{words.lead}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...state.field('firstName')} requiredLabel={requiredLabel} dir="auto" />
        <TextField {...state.field('lastName')} requiredLabel={requiredLabel} dir="auto" />
        <TextField {...state.field('nationalId')} requiredLabel={requiredLabel} hint={hints.nationalId} {...numeric} />
        <DayField
          state={state}
          name="birthDate"
          requiredLabel={requiredLabel}
          hint={hints.birthDate}
          years={[-105, 0]}
        />
      </div>
      <TextField {...state.field('explanation')} hint={hints.explanation} dir="auto" maxLength={500} />
    </FormDialog>
  );
}

/** What names a company, for staff to check. */
export function CompanyIdentityDialog({ stored, isCorrection, send, close }: IdentityDialogProps) {
  const state = useForm({
    schema: companySchema,
    labels,
    stored: {
      values: {
        ...typedTexts(stored, ofCompany),
        ...typedNumbers(stored, ['nationalLegalId', 'registrationNumber']),
        explanation: '',
      },
    },
    placeOf: (name) => name.replace(/^company\./, ''),
    async save({ explanation: why, ...company }) {
      await send({ company: emptyAsNull(company), ...emptyAsNull({ explanation: why }) });
    },
  });
  return (
    <FormDialog state={state} close={close} {...wordsOf(isCorrection)}>
      <p className="text-muted">{words.lead}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...state.field('legalName')} requiredLabel={requiredLabel} dir="auto" />
        <TextField
          {...state.field('nationalLegalId')}
          requiredLabel={requiredLabel}
          hint={hints.nationalLegalId}
          {...numeric}
        />
        <TextField {...state.field('registrationNumber')} {...numeric} />
      </div>
      <TextField {...state.field('explanation')} hint={hints.explanation} dir="auto" maxLength={500} />
    </FormDialog>
  );
}
