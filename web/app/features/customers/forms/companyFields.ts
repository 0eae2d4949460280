import * as v from 'valibot';
import { typedNumbers, typedTexts } from '../../../platform/forms/emptyFields.ts';
import {
  digitText,
  nationalLegalId,
  optionalName,
  optionalText,
  requiredText,
  sheba,
  website,
} from '../../../platform/forms/rules.ts';
import { ruleText } from '../../../platform/forms/messages.ts';
import type { Stored } from '../../../platform/forms/useForm.ts';
import { ON_ITS_WAY } from '../../files/index.ts';
import { customerMessages as words } from '../messages.ts';
import type { CompanyDialog_CustomerFragment } from './CompanyDialog.generated.ts';

const types = [
  'LIMITED',
  'PRIVATE_JOINT_STOCK',
  'PUBLIC_JOINT_STOCK',
  'COOPERATIVE',
  'PARTNERSHIP',
  'INSTITUTE',
  'STATE',
];

const fileId = () =>
  v.pipe(
    v.string(),
    v.check((id) => id !== ON_ITS_WAY, words.fileOnItsWay),
  );

const MOST_CATEGORIES = 10;

export const companySchema = v.object({
  legalName: requiredText(2, 100),
  brandName: optionalText(60),
  nationalLegalId: nationalLegalId(),
  economicCode: digitText(16, 8),
  registrationNumber: digitText(12),
  companyType: v.picklist(['', ...types] as ('' | NonNullable<CompanyDialog_CustomerFragment['companyType']>)[]),
  ceoName: optionalName(100),
  phone: digitText(15, 5),
  website: website(),
  sheba: sheba(),
  industryCategoryIds: v.pipe(
    v.array(v.string()),
    v.maxLength(MOST_CATEGORIES, ruleText('MAX_ITEMS', [MOST_CATEGORIES])),
  ),
  logoFileId: fileId(),
  officialGazetteFileId: fileId(),
});
export type TypedCompany = v.InferInput<typeof companySchema>;

const { industryCategoryIds: _, ...texts } = companySchema.entries;
const names = Object.keys(texts) as (keyof typeof texts)[];

/** What the fields hold of a stored company, or of one that is yet to be written. */
export const storedCompany = (company: CompanyDialog_CustomerFragment | undefined): Stored<TypedCompany> => ({
  ...(company && { version: company.version }),
  values: {
    ...typedTexts(company, names),
    ...typedNumbers(company, ['nationalLegalId', 'economicCode', 'registrationNumber', 'phone']),
    industryCategoryIds: [...(company?.industryCategoryIds ?? [])],
  },
});
