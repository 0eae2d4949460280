import * as v from 'valibot';
import { tehranDate } from '../numbers/dates.ts';
import { normaliseText, stripBidiControls } from '../text/normalise.ts';
import { isMail, isWebsite } from './addresses.ts';
import { readJalaliDay } from './jalali.ts';
import { isMobile, isNationalId, isNationalLegalId, isPhone, isPostalCode, isSheba, plainNumber } from './iran.ts';
import { ruleText } from './messages.ts';
import { readTomans } from './tomans.ts';

const ADULT_YEARS = 18;
const text = v.pipe(v.string(), v.transform(normaliseText));
const digits = v.pipe(v.string(), v.transform(plainNumber));

/** A rule of one field; an empty field passes, for `required` is a rule of its own. */
const when = (isRight: (value: string) => boolean, code: string, ...params: unknown[]) =>
  v.check<string, string>((value) => value === '' || isRight(value), ruleText(code, params));

/** So many digits, which check each other. The kind has sentences of its own. */
const checkedDigits = (length: number, isRight: (digits: string) => boolean, kind: string, code = 'CHECK_DIGIT') =>
  v.pipe(
    digits,
    when((typed) => /^\d+$/.test(typed), 'NUMERIC', kind),
    when((typed) => typed.length === length, 'EXACT_LENGTH', length, kind),
    when(isRight, code, kind),
  );

/** One line or more of text of at most `max` letters, in one spelling. */
export const optionalText = (max: number, min = 1) =>
  v.pipe(
    text,
    when((typed) => typed.length >= min, 'MIN_LENGTH', min),
    v.maxLength(max, ruleText('MAX_LENGTH', [max])),
  );

/** The same, which may not be empty and has at least `min` letters. */
export const requiredText = (min: number, max: number) =>
  v.pipe(
    text,
    v.minLength(1, ruleText('REQUIRED')),
    v.minLength(min, ruleText('MIN_LENGTH', [min])),
    v.maxLength(max, ruleText('MAX_LENGTH', [max])),
  );

/** The same of several lines, which stay as they were typed: they say where paragraphs and items of lists begin. */
export const requiredLines = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.transform((typed) => stripBidiControls(typed).trim()),
    v.minLength(1, ruleText('REQUIRED')),
    v.minLength(min, ruleText('MIN_LENGTH', [min])),
    v.maxLength(max, ruleText('MAX_LENGTH', [max])),
  );

/** Letters, spaces and half-spaces. */
const lettersOnly = v.rawCheck<string>(({ dataset, addIssue }) => {
  const [strange] = dataset.typed ? (/[^\p{L}\p{M} \u200c]/u.exec(dataset.value) ?? []) : [];
  if (strange) addIssue({ message: ruleText('CHAR_NOT_ALLOWED', [strange]) });
});

export const personName = () => v.pipe(requiredText(2, 50), lettersOnly);
export const optionalName = (max: number) => v.pipe(optionalText(max, 2), lettersOnly);

export const nationalId = () => checkedDigits(10, isNationalId, 'NATIONAL_ID');
export const nationalLegalId = () => checkedDigits(11, isNationalLegalId, 'NATIONAL_LEGAL_ID');
export const sheba = () =>
  v.pipe(
    digits,
    v.transform((typed) => typed.toUpperCase()),
    v.transform((typed) => (/^\d{24}$/.test(typed) ? `IR${typed}` : typed)),
    when((typed) => /^IR\d*$/.test(typed), 'FORMAT', 'SHEBA'),
    when((typed) => typed.length === 26, 'EXACT_LENGTH', 24, 'SHEBA'),
    when(isSheba, 'CHECK_DIGIT', 'SHEBA'),
  );
export const postalCode = () => checkedDigits(10, isPostalCode, 'POSTAL_CODE', 'FORMAT');
export const mobile = () => v.pipe(digits, when(isMobile, 'FORMAT', 'MOBILE'));
/** A mobile phone, or a landline with its area code. */
export const phone = () => v.pipe(digits, when(isPhone, 'FORMAT', 'PHONE'));
/** Digits only, from `min` to `max` of them. */
export const digitText = (max: number, min = 1) =>
  v.pipe(
    digits,
    when((typed) => /^\d+$/.test(typed), 'NUMERIC'),
    when((typed) => typed.length >= min, 'MIN_LENGTH', min),
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

/** A Jalali day as typed, read as a Gregorian ISO day; empty stays empty. @param kind whose sentence has an example that fits */
export const jalaliDay = (kind = 'DAY') =>
  v.pipe(
    text,
    when((typed) => readJalaliDay(typed) !== undefined, 'FORMAT', kind),
    v.transform((typed) => readJalaliDay(typed) ?? ''),
  );

/** The same for the day of birth of somebody who is at least 18. */
export const birthDay = () =>
  v.pipe(
    jalaliDay('BIRTH_DAY'),
    when((day) => day <= tehranDate(new Date().toISOString()), 'IN_FUTURE'),
    when(
      (day) => `${Number(day.slice(0, 4)) + ADULT_YEARS}${day.slice(4)}` <= tehranDate(new Date().toISOString()),
      'TOO_YOUNG',
    ),
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
