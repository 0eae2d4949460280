import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for one another: eight of them are 40 bits. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUP = 4;

/** What buyers check a delegation by, as `RST-7K3M-92QF`: not to be guessed. */
export const newDelegationCode = (): string => {
  const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `RST-${group()}-${group()}`;
};

const PERSIAN = '۰۱۲۳۴۵۶۷۸۹';
const ARABIC = '٠١٢٣٤٥٦٧٨٩';
const latin = (digit: string) => String(Math.max(PERSIAN.indexOf(digit), ARABIC.indexOf(digit)));

/** A code as it is stored, of what somebody typed or scanned; undefined for what is none. */
export function readDelegationCode(typed: string): string | undefined {
  const signs = typed
    .replace(/[۰-۹٠-٩]/g, latin)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  const [, first, second] = /^RST([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(signs) ?? [];
  return first && `RST-${first}-${second}`;
}
