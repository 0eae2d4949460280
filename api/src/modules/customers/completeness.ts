import type { Customer, Person } from './customers.schemas.ts';
import { isOwnedNow } from './shown.ts';

const ofPerson = ['firstName', 'lastName', 'nationalId', 'birthDate', 'email', 'jobTitle'] as const;
const ofCompany = [
  'legalName',
  'nationalLegalId',
  'economicCode',
  'registrationNumber',
  'companyType',
  'ceoName',
  'phone',
  'sheba',
] as const;

/** How much of what matters is filled, and what comes next: `person.nationalId`. A company counts for its owners. */
export function completenessOf(person: Person, customer: Customer | undefined) {
  const company = customer?.kind === 'COMPANY' && isOwnedNow(customer) ? customer : undefined;
  const fields = [
    ...ofPerson.map((name) => ({ name: `person.${name}`, isFilled: Boolean(person[name]) })),
    ...(company ? ofCompany.map((name) => ({ name: `company.${name}`, isFilled: Boolean(company[name]) })) : []),
  ];
  const filled = fields.filter(({ isFilled }) => isFilled).length;
  const next = fields.find(({ isFilled }) => !isFilled)?.name;
  return {
    completenessPercent: Math.floor((filled * 100) / fields.length),
    ...(next && { nextMissingField: next }),
  };
}
