import * as v from 'valibot';
import {
  digitText,
  jalaliDay,
  nationalLegalId,
  optionalText,
  phone,
  required,
  requiredText,
  website,
} from '../../../platform/forms/rules.ts';
import { toAsciiDigits, toPersianDigits } from '../../../platform/text/digits.ts';
import { sellingMessages } from '../messages.ts';
import { pageMessages } from './messages.ts';
import type { OwnSupplierCard_SupplierFragment as Supplier } from './PageTab.generated.ts';

const words = pageMessages.form;
const places = sellingMessages.form;
const chosen = (choose: string) => v.pipe(v.string(), v.minLength(1, choose));
const optional = <Schema extends v.GenericSchema<string, string>>(schema: Schema) => v.union([v.literal(''), schema]);
const place = { stateId: chosen(places.stateMissing), cityId: chosen(places.cityMissing) };
const names = { brandName: requiredText(2, 80), legalName: requiredText(3, 150) };

export const newSupplierSchema = v.object({ ...names, nationalLegalId: required(nationalLegalId()), ...place });

export const namesSchema = v.object({
  ...names,
  nationalLegalId: optional(nationalLegalId()),
  economicCode: optional(digitText(16, 8)),
  registrationNumber: optional(digitText(12)),
});
export type TypedNames = v.InferInput<typeof namesSchema>;
/** What the supplier says itself: what it left out stays out until somebody writes it. */
export const typedNames = (supplier: Supplier): TypedNames => ({
  brandName: supplier.brandName,
  legalName: supplier.legalName,
  nationalLegalId: toPersianDigits(supplier.nationalLegalId ?? ''),
  economicCode: toPersianDigits(supplier.economicCode ?? ''),
  registrationNumber: toPersianDigits(supplier.registrationNumber ?? ''),
});

/** A Jalali year in any digits. */
const year = v.pipe(
  v.string(),
  v.transform((typed) => toAsciiDigits(typed).trim()),
  v.check((typed) => typed === '' || /^1[234]\d\d$/.test(typed), words.yearWrong),
);
const types = ['Product', 'IndustrialService', 'ConsultingService', 'ElectronicDocument'] as const;
export const pageSchema = v.object({
  ...place,
  supplierTypes: v.pipe(v.array(v.picklist(types)), v.minLength(1, words.typesMissing)),
  about: optionalText(4_000, 20),
  website: optional(website()),
  foundedYear: year,
  employeesRange: v.string(),
  phone: optional(phone()),
});
export type TypedPage = v.InferInput<typeof pageSchema>;
/** What the page says itself: a company may have left its telephone out, and nothing else it stated goes public unasked. */
export const typedPage = (supplier: Supplier): TypedPage => ({
  stateId: supplier.stateId ?? '',
  cityId: supplier.cityId ?? '',
  supplierTypes: [...supplier.supplierTypes],
  about: supplier.about ?? '',
  website: supplier.website ?? '',
  foundedYear: supplier.foundedYear ? toPersianDigits(String(supplier.foundedYear)) : '',
  employeesRange: supplier.employeesRange ?? '',
  phone: toPersianDigits(supplier.phones[0] ?? ''),
});

/** Addresses of a page. */
export const MOST_ADDRESSES = 5;
export const pageAddressSchema = v.object({
  title: requiredText(2, 40),
  ...place,
  addressLine: requiredText(10, 200),
});

/** In the place of the id of a file that is being sent. */
export const ON_ITS_WAY = 'ON_ITS_WAY';
export const evidenceSchema = v.object({
  level: v.picklist(['PHONE', 'IDENTITY', 'BUSINESS', 'SITE']),
  claim: requiredText(3, 100),
  issuedBy: requiredText(2, 100),
  validFrom: required(jalaliDay()),
  validTo: required(jalaliDay()),
  fileId: v.pipe(
    v.string(),
    v.check((id) => id !== '', pageMessages.evidence.fileMissing),
    v.check((id) => id !== ON_ITS_WAY, pageMessages.evidence.fileOnItsWay),
  ),
});
export type TypedEvidence = v.InferInput<typeof evidenceSchema>;
export const emptyEvidence: TypedEvidence = {
  level: 'BUSINESS',
  claim: '',
  issuedBy: '',
  validFrom: '',
  validTo: '',
  fileId: '',
};

export const claimSchema = v.object({ customerId: v.string(), statement: requiredText(20, 1_000) });
export const answerSchema = v.pipe(
  v.object({ stand: v.picklist(['OBJECTED', 'AGREED']), text: optionalText(2_000) }),
  v.forward(
    v.check(({ stand, text }) => stand === 'AGREED' || text.trim().length >= 50, pageMessages.claims.textHint),
    ['text'],
  ),
);
