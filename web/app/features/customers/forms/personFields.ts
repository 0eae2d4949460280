import * as v from 'valibot';
import { typedNumbers, typedTexts } from '../../../platform/forms/emptyFields.ts';
import { typedJalaliDay } from '../../../platform/forms/jalali.ts';
import { birthDay, email, nationalId, optionalText, personName } from '../../../platform/forms/rules.ts';
import type { Stored } from '../../../platform/forms/useForm.ts';
import type { PersonForm_PersonFragment } from './PersonForm.generated.ts';

export const personSchema = v.object({
  firstName: personName(),
  lastName: personName(),
  nationalId: nationalId(),
  birthDate: birthDay(),
  gender: v.picklist(['', 'FEMALE', 'MALE']),
  email: email(),
  jobTitle: optionalText(100),
});
export type TypedPerson = v.InferInput<typeof personSchema>;

/** What the fields hold of a stored person. */
export const storedPerson = (person: PersonForm_PersonFragment): Stored<TypedPerson> => ({
  version: person.version,
  values: {
    ...typedTexts(person, ['firstName', 'lastName', 'gender', 'email', 'jobTitle']),
    ...typedNumbers(person, ['nationalId']),
    birthDate: typedJalaliDay(person.birthDate),
  },
});
