import * as v from 'valibot';
import { typedJalaliDay } from '../../../platform/forms/jalali.ts';
import { email, jalaliDay, nationalId, optionalText, personName } from '../../../platform/forms/rules.ts';
import type { Stored } from '../../../platform/forms/useForm.ts';
import type { PersonForm_PersonFragment } from './PersonForm.generated.ts';

export const personSchema = v.object({
  firstName: personName(),
  lastName: personName(),
  nationalId: nationalId(),
  birthDate: jalaliDay(),
  gender: v.picklist(['', 'FEMALE', 'MALE']),
  email: email(),
  jobTitle: optionalText(100),
});
export type TypedPerson = v.InferInput<typeof personSchema>;

/** What the fields hold of a stored person. */
export const storedPerson = (person: PersonForm_PersonFragment): Stored<TypedPerson> => ({
  version: person.version,
  values: {
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    nationalId: person.nationalId ?? '',
    birthDate: typedJalaliDay(person.birthDate),
    gender: person.gender ?? '',
    email: person.email ?? '',
    jobTitle: person.jobTitle ?? '',
  },
});

/** Empty fields are left out of what is sent. */
export const withoutEmpty = <Values extends Record<string, unknown>>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as {
    [Name in keyof Values]: Exclude<Values[Name], ''>;
  };
