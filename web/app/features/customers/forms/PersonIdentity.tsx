import { FactList } from '../../../design/FactList.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { DayField } from '../../../platform/forms/DayField.tsx';
import { typedJalaliDay } from '../../../platform/forms/jalali.ts';
import { formMessages } from '../../../platform/forms/messages.ts';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { customerMessages as words } from '../messages.ts';
import type { PersonForm_PersonFragment } from './PersonForm.generated.ts';
import type { TypedPerson } from './personFields.ts';

const requiredLabel = formMessages.required;

/** What names a person, as long as nobody checked it. */
export const IdentityFields = ({ state }: { state: FormState<TypedPerson> }) => (
  <>
    <TextField {...state.field('firstName')} requiredLabel={requiredLabel} dir="auto" autoComplete="given-name" />
    <TextField {...state.field('lastName')} requiredLabel={requiredLabel} dir="auto" autoComplete="family-name" />
    <TextField
      {...state.field('nationalId')}
      hint={words.hints.nationalId}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
    />
    <DayField state={state} name="birthDate" hint={words.hints.birthDate} autoComplete="bday" years={[-105, 0]} />
  </>
);

/** What was checked is told and not edited. */
export function VerifiedPerson({
  person: { firstName, lastName, nationalId, birthDate },
}: {
  person: PersonForm_PersonFragment;
}) {
  const { personLabels: labels } = words;
  const facts = [
    { label: labels.firstName, value: firstName },
    { label: labels.lastName, value: lastName },
    { label: labels.nationalId, value: <bdi dir="ltr">{toPersianDigits(nationalId ?? '')}</bdi> },
    { label: labels.birthDate, value: <bdi dir="ltr">{typedJalaliDay(birthDate)}</bdi> },
  ];
  return <FactList facts={facts} />;
}
