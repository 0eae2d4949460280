import { tehranDay } from './calendar.ts';
import { systemClock } from './clock.ts';
import type { ErrorCode } from './error-codes.ts';
import { parseTyped } from './decimal.ts';
import { dayFormat } from './formats.ts';
import { isNationalId, isNationalLegalId, isPostalCode, isSheba } from './iran.ts';
import { nationalPhone, readLandline, readPhone } from './phone.ts';
import type { FieldError } from './field-error.ts';

type Broken = Omit<FieldError, 'field'>;
/** What is wrong with a text; undefined when nothing is. */
type Rule = (value: string) => Broken | undefined;

const ADULT_YEARS = 18;
const LONGEST_WEBSITE = 200;
const LONGEST_MAIL = 200;

/** The last parameter of such a code names the kind of field: people read a sentence of their own for it (messages.ts). */
const broken = (code: ErrorCode, ...params: string[]): Broken => ({ code, params });
const matching =
  (isRight: (value: string) => boolean, kind: string): Rule =>
  (value) =>
    isRight(value) ? undefined : broken('FORMAT', kind);
/** So many digits, the last of which checks the others. */
const checked =
  (length: number, isRight: (value: string) => boolean, kind: string): Rule =>
  (value) => {
    if (!/^\d*$/.test(value)) return broken('NUMERIC', kind);
    if (value.length !== length) return broken('EXACT_LENGTH', String(length), kind);
    return isRight(value) ? undefined : broken('CHECK_DIGIT', kind);
  };

/** Letters, marks, spaces and half-spaces. */
function personName(value: string): Broken | undefined {
  const [strange] = /[^\p{L}\p{M} \u200c]/u.exec(value) ?? [];
  return strange === undefined ? undefined : broken('CHAR_NOT_ALLOWED', strange);
}

/** Letters of the Persian and the Latin script only: others look like these (Cyrillic «А», Greek «Ο») and are another name. */
function companyName(value: string): Broken | undefined {
  const [strange] = /[^\P{L}\p{Script=Latin}\p{Script=Arabic}\u0640]/u.exec(value.normalize('NFKC')) ?? [];
  return strange === undefined ? undefined : broken('CHAR_NOT_ALLOWED', strange);
}

function sheba(value: string): Broken | undefined {
  if (!/^IR\d*$/.test(value)) return broken('FORMAT', 'SHEBA');
  if (value.length !== 26) return broken('EXACT_LENGTH', '24', 'SHEBA');
  return isSheba(value) ? undefined : broken('CHECK_DIGIT', 'SHEBA');
}

function postalCode(value: string): Broken | undefined {
  if (!/^\d*$/.test(value)) return broken('NUMERIC', 'POSTAL_CODE');
  if (value.length !== 10) return broken('EXACT_LENGTH', '10', 'POSTAL_CODE');
  return isPostalCode(value) ? undefined : broken('FORMAT', 'POSTAL_CODE');
}

/** A day that makes somebody at least 18 years old today, as `1990-05-21`. */
function birthDate(day: string): Broken | undefined {
  if (!dayFormat(day)) return broken('FORMAT', 'DAY');
  const today = tehranDay(systemClock.now());
  if (day > today) return broken('IN_FUTURE');
  return `${Number(day.slice(0, 4)) + ADULT_YEARS}${day.slice(4)}` > today ? broken('TOO_YOUNG') : undefined;
}

// A dot-atom of RFC 5321 at a name of a host: what the mail servers of the world deliver to.
const mailParts =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i;
const LONGEST_MAILBOX = 64;
export const isMail = (text: string): boolean =>
  text.length <= LONGEST_MAIL && mailParts.test(text) && text.indexOf('@') <= LONGEST_MAILBOX;

/** http or https, a host with a domain, nobody's name or password, nothing unseen. */
export function isWebsite(text: string): boolean {
  if (text.length > LONGEST_WEBSITE || !/^https?:\/\/[^/]/i.test(text) || /[\s\p{C}"'<>\\^`{|}]/u.test(text))
    return false;
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  const isNamed = username !== '' || password !== '' || /^[^/?#]*@/.test(text.replace(/^https?:\/\//i, ''));
  return /^https?:$/.test(protocol) && !isNamed && /^[a-z\d.-]+\.[a-z][a-z\d-]*[a-z\d]$/.test(hostname);
}

/** A mobile as people write it, or a landline with its area code. @returns `09…` or `0…`; undefined for anything else */
export function readAnyPhone(written: string): string | undefined {
  const mobile = readPhone(written);
  return mobile ? nationalPhone(mobile) : readLandline(written);
}

/** Rules of texts by the format that a schema names; each takes the text as it is stored. */
export const fieldFormats = {
  'person-name': personName,
  'company-name': companyName,
  'national-id': checked(10, isNationalId, 'NATIONAL_ID'),
  'national-legal-id': checked(11, isNationalLegalId, 'NATIONAL_LEGAL_ID'),
  sheba,
  'postal-code': postalCode,
  digits: (value) => (/^\d+$/.test(value) ? undefined : broken('NUMERIC')),
  decimal: (value) => (/^-?\d{1,30}(\.\d{1,30})?$/.test(value) ? undefined : broken('NUMERIC')),
  /** Bounds and steps are the service's, which knows the unit. */
  'typed-decimal': (value) => (parseTyped(value) ? undefined : broken('NUMERIC')),
  rial: (value) => (/^\d{1,18}$/.test(value) ? undefined : broken('NUMERIC', 'RIAL')),
  mail: (value) => (isMail(value) ? undefined : broken('EMAIL')),
  website: matching(isWebsite, 'WEBSITE'),
  mobile: matching((value) => readPhone(value) !== undefined, 'MOBILE'),
  phone: matching((value) => readAnyPhone(value) !== undefined, 'PHONE'),
  'birth-date': birthDate,
  /** Free text, which is normalised before its length is judged (typed-texts.ts). */
  line: () => undefined,
  text: () => undefined,
  /** Lines and cells of a pasted text, each normalised by itself where it is read. */
  lines: () => undefined,
  /** Only compared with what we gave out, or what we know: never stored, never shown. */
  opaque: () => undefined,
} satisfies Record<string, Rule>;
export type FieldFormat = keyof typeof fieldFormats;
