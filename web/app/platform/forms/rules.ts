import * as v from 'valibot';
import { normaliseText } from '../text/normalise.ts';
import { isMail, isWebsite } from './addresses.ts';
import { readJalaliDay } from './jalali.ts';
import { isMobile, isNationalId, isNationalLegalId, isPostalCode, isSheba, plainNumber } from './iran.ts';
import { ruleText } from './messages.ts';
import { readTomans } from './tomans.ts';

const text = v.pipe(v.string(), v.transform(normaliseText));
const digits = v.pipe(v.string(), v.transform(plainNumber));

/** A rule of one field; an empty field passes, for `required` is a rule of its own. */
const when = (isRight: (value: string) => boolean, code: string, ...params: unknown[]) =>
  v.check<string, string>((value) => value === '' || isRight(value), ruleText(code, params));

/** One line or more of text of at most `max` letters, in one spelling. */
export const optionalText = (max: number) => v.pipe(text, v.maxLength(max, ruleText('MAX_LENGTH', [max])));

/** The same, which may not be empty and has at least `min` letters. */
export const requiredText = (min: number, max: number) =>
  v.pipe(
    text,
    v.minLength(1, ruleText('REQUIRED')),
    v.minLength(min, ruleText('MIN_LENGTH', [min])),
    v.maxLength(max, ruleText('MAX_LENGTH', [max])),
  );

/** A person's name: letters, spaces and half-spaces. */
export const personName = () =>
  v.pipe(
    requiredText(2, 50),
    v.rawCheck(({ dataset, addIssue }) => {
      const [strange] = dataset.typed ? (/[^\p{L}\p{M} \u200c]/u.exec(dataset.value) ?? []) : [];
      if (strange) addIssue({ message: ruleText('CHAR_NOT_ALLOWED', [strange]) });
    }),
  );

export const nationalId = () =>
  v.pipe(
    digits,
    when((id) => id.length === 10, 'EXACT_LENGTH', 10, 'NATIONAL_ID'),
    when(isNationalId, 'CHECK_DIGIT', 'NATIONAL_ID'),
  );
export const nationalLegalId = () =>
  v.pipe(
    digits,
    when((id) => id.length === 11, 'EXACT_LENGTH', 11, 'NATIONAL_LEGAL_ID'),
    when(isNationalLegalId, 'CHECK_DIGIT', 'NATIONAL_LEGAL_ID'),
  );
export const sheba = () =>
  v.pipe(
    digits,
    v.transform((typed) => typed.toUpperCase()),
    v.transform((typed) => (/^\d{24}$/.test(typed) ? `IR${typed}` : typed)),
    when((typed) => typed.length === 26, 'EXACT_LENGTH', 24, 'SHEBA'),
    when(isSheba, 'CHECK_DIGIT', 'SHEBA'),
  );
export const postalCode = () =>
  v.pipe(
    digits,
    when((code) => code.length === 10, 'EXACT_LENGTH', 10, 'POSTAL_CODE'),
    when(isPostalCode, 'FORMAT', 'POSTAL_CODE'),
  );
export const mobile = () => v.pipe(digits, when(isMobile, 'FORMAT', 'MOBILE'));
/** Digits only, at most `max` of them. */
export const digitText = (max: number) =>
  v.pipe(
    digits,
    when((typed) => /^\d+$/.test(typed), 'NUMERIC'),
    v.maxLength(max, ruleText('MAX_LENGTH', [max])),
  );
export const email = () =>
  v.pipe(
    text,
    v.transform((typed) => typed.toLowerCase()),
    when(isMail, 'EMAIL'),
    v.maxLength(200, ruleText('MAX_LENGTH', [200])),
  );

/** An address of the web, as long as the api keeps one. */
export const website = () =>
  v.pipe(text, when(isWebsite, 'FORMAT', 'WEBSITE'), v.maxLength(200, ruleText('MAX_LENGTH', [200])));
/** The digits of a code that was sent. */
export const sentCode = (length: number) =>
  v.pipe(
    digitText(length),
    when((typed) => typed.length === length, 'EXACT_LENGTH', length, 'OTP'),
  );

/** Makes any rule refuse an empty field first. */
export const required = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.pipe(
    v.string(),
    v.check((value) => value.trim() !== '', ruleText('REQUIRED')),
    schema,
  );

/** A Jalali day as typed, read as a Gregorian ISO day; empty stays empty. */
export const jalaliDay = () =>
  v.pipe(
    text,
    when((typed) => readJalaliDay(typed) !== undefined, 'FORMAT', 'DAY'),
    v.transform((typed) => readJalaliDay(typed) ?? ''),
  );

// The api takes 18 digits of rials.
const mostTomanDigits = 17;

/** An amount as typed, read as digits of tomans; empty stays empty. For a MoneyField. */
export const tomans = () =>
  v.pipe(
    v.string(),
    when((typed) => readTomans(typed) !== undefined, 'TOMANS'),
    v.transform((typed) => readTomans(typed) ?? ''),
    v.maxLength(mostTomanDigits, ruleText('MAX_LENGTH', [mostTomanDigits])),
  );
