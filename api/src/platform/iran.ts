import { isShebaValid, verifyIranianLegalId, verifyIranianNationalId } from '@persian-tools/persian-tools';

/** Ten digits with the right check digit: the id of a person. */
export const isNationalId = (id: string) => /^\d{10}$/.test(id) && Boolean(verifyIranianNationalId(id));

/** Eleven digits with the right check digit: the id of a company. */
export const isNationalLegalId = (id: string) => /^\d{11}$/.test(id) && Boolean(verifyIranianLegalId(id));

/** `IR` and 24 digits with the right remainder: a bank account. */
export const isSheba = (sheba: string) => /^IR\d{24}$/.test(sheba) && isShebaValid(sheba);

/** Ten digits that are not all the same. */
export const isPostalCode = (code: string) => /^\d{10}$/.test(code) && !/^(\d)\1*$/.test(code);
