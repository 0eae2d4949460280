import { Type, type Static } from 'typebox';
import { patchOf } from '../../../platform/patch.ts';
import { companyName, line, named, object, paragraphs, typed } from '../../../platform/schema.ts';

const MOST_PHONES = 3;

const phones = Type.Array(typed('phone', 'A phone of the office, with its area code.', '02188776655'), {
  description: 'Phones of the office, the first one first.',
  minItems: 1,
  maxItems: MOST_PHONES,
  uniqueItems: true,
});

const operatorFields = {
  name: companyName('Name of the company that runs the site.', 2, 100, 'شرکت بازار صنعت راسته'),
  address: paragraphs('Where its office is, with the postal code.', 10, 300, 'تهران، خیابان آزادی، پلاک ۱۲'),
  phones,
  email: typed('mail', 'Where people write to.', 'support@rasteh.example', { maxLength: 200 }),
  nationalLegalId: Type.Optional(typed('national-legal-id', 'National id of the company.', '10380284790')),
  registrationNumber: Type.Optional(
    typed('digits', 'Number in the register of companies.', '512345', { maxLength: 20 }),
  ),
  supportHours: line('When the support answers.', 3, 120, 'شنبه تا چهارشنبه، ۸ تا ۱۶'),
  trustText: Type.Optional(
    line('What is said of the licence to trade online (eNamad).', 3, 200, 'نماد اعتماد الکترونیکی در دست دریافت است.'),
  ),
};

export const SiteOperator = named('SiteOperator', 'Who runs the site, and how to reach them.', object(operatorFields));
export type SiteOperator = Static<typeof SiteOperator>;

export const StaffSiteOperator = named(
  'StaffSiteOperator',
  'Who runs the site, as staff keep it.',
  object({
    version: Type.Integer({ description: '0 while nobody wrote it. Sent back with the next change.', minimum: 0 }),
    operator: Type.Optional(SiteOperator),
  }),
);
export type StaffSiteOperator = Static<typeof StaffSiteOperator>;

export const SiteOperatorChange = named(
  'SiteOperatorChange',
  'Who runs the site from now on, as it stands on every page.',
  object({
    ...operatorFields,
    version: Type.Integer({ description: 'As it was read; 0 while nobody wrote it.', minimum: 0 }),
  }),
);
export type SiteOperatorChange = Static<typeof SiteOperatorChange>;
export const SiteOperatorPatch = patchOf(SiteOperatorChange);
