import { checkFields, rule } from '../../platform/field-rules.ts';
import { invalid } from '../../platform/problem.ts';
import type { BuyerRegistration, Company } from './customers.schemas.ts';

const ADULT_YEARS = 18;

/** @throws Problem 400 naming each broken field */
export function checkPerson(person: BuyerRegistration, now: Date, within: string): void {
  const { name, nationalId, email } = rule;
  checkFields(person, { firstName: name, lastName: name, nationalId, email }, within);
  if (person.birthDate) checkBirthDate(person.birthDate, now, within ? `${within}.birthDate` : 'birthDate');
}

/** @throws Problem 400 naming each broken field */
export function checkCompany(company: Company, within: string): void {
  const { nationalLegalId, sheba, digits, website, name } = rule;
  checkFields(
    company,
    { nationalLegalId, sheba, economicCode: digits, registrationNumber: digits, phone: digits, website, ceoName: name },
    within,
  );
}

function checkBirthDate(day: string, now: Date, field: string) {
  const [year, rest] = [Number(day.slice(0, 4)), day.slice(4)];
  if (year < 1900) invalid(field, 'FORMAT');
  const today = now.toISOString().slice(0, 10);
  if (day > today) invalid(field, 'IN_FUTURE');
  if (`${year + ADULT_YEARS}${rest}` > today) invalid(field, 'TOO_YOUNG');
}
