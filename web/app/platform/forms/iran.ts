import { isShebaValid, verifyIranianLegalId, verifyIranianNationalId } from '@persian-tools/persian-tools';
import { toAsciiDigits } from '../text/digits.ts';

/** Digits as typed, in Persian or Latin, without blanks and dashes, as ASCII ones. */
export const plainNumber = (typed: string) => toAsciiDigits(typed).replace(/[\s\u200c\u200e\u200f-]/g, '');

/** Ten digits with the right check digit: the id of a person. */
export const isNationalId = (id: string) => /^\d{10}$/.test(id) && Boolean(verifyIranianNationalId(id));

/** Eleven digits with the right check digit: the id of a company. */
export const isNationalLegalId = (id: string) => /^\d{11}$/.test(id) && Boolean(verifyIranianLegalId(id));

/** `IR` and 24 digits whose remainder is right: a bank account. */
export const isSheba = (sheba: string) => /^IR\d{24}$/.test(sheba) && isShebaValid(sheba);

const phoneDigits = (typed: string) => plainNumber(typed).replace(/[().]/g, '');

/** A mobile phone of Iran, in any of its spellings. */
export const isMobile = (typed: string) => /^(?:(?:\+|00)?98)?0?9\d{9}$/.test(phoneDigits(typed));

/** Ten digits that are not all the same. */
export const isPostalCode = (code: string) => /^\d{10}$/.test(code) && !/^(\d)\1*$/.test(code);

/** A mobile phone, or a landline with its area code. */
export const isPhone = (typed: string) =>
  isMobile(typed) || /^(?:0\d{9,10}|(?:\+|00)?980?[1-8]\d{8,9})$/.test(phoneDigits(typed));
