import { foldDigits } from './text.ts';

const LONGEST = 40;
// What people and phones put between digits, half-spaces and marks of direction too.
const BETWEEN = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069().-]/g;

/** An Iranian mobile number as people write it, as E.164 (`+989121234567`); undefined for anything else. */
export function readPhone(written: string): string | undefined {
  if (written.length > LONGEST) return undefined;
  if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(written)) return undefined;
  const national = /^(?:(?:\+|00)?98)?0?(9\d{9})$/.exec(phoneDigits(written))?.[1];
  return national && `+98${national}`;
}

/** A landline with its area code as people write it, as `02188776655`; undefined for anything else. */
export function readLandline(written: string): string | undefined {
  const digits = phoneDigits(written);
  if (/^0\d{9,10}$/.test(digits)) return digits;
  const national = /^(?:\+|00)?980?([1-8]\d{8,9})$/.exec(digits)?.[1];
  return national && `0${national}`;
}

const phoneDigits = (written: string) => foldDigits(written).replace(BETWEEN, '');

/** As people here write it: `09121234567`. */
export const nationalPhone = (phone: string) => `0${phone.slice(3)}`;

/** For screens and logs: `0912***4567`. */
export const maskPhone = (phone: string) => `0${phone.slice(3, 6)}***${phone.slice(-4)}`;
