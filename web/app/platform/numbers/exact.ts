/** A decimal number without floating point: `digits` × 10^-`scale`. */
export interface Exact {
  digits: bigint;
  scale: number;
}

/** Where a number in the middle between two goes: to the even one, or away from zero. */
export type Ties = 'even' | 'away';

const decimal = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
/** More places than any answer keeps. */
const placesOfQuotient = 60;

/** Reads a decimal text, with an exponent too. Throws on a text that is none. */
export function exact(value: string | number): Exact {
  const text = String(value);
  if (!decimal.test(text)) throw new Error(`No decimal: ${text}`);
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return withPlaces(BigInt(whole + fraction), fraction.length - Number(exponent));
}

/** As a plain decimal text, without trailing zeros. */
export function plain({ digits, scale }: Exact): string {
  const text = String(absolute(digits)).padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale);
  const fraction = text.slice(text.length - scale).replace(/0+$/, '');
  return (digits < 0n ? '-' : '') + whole + (fraction && `.${fraction}`);
}

export const plus = (a: Exact, b: Exact): Exact => aligned(a, b, (x, y) => x + y);
export const minus = (a: Exact, b: Exact): Exact => aligned(a, b, (x, y) => x - y);
export const remainder = (a: Exact, b: Exact): Exact => aligned(a, b, (x, y) => x % y);
export const times = (a: Exact, b: Exact): Exact => ({ digits: a.digits * b.digits, scale: a.scale + b.scale });

/** The quotient to 60 places. Throws when it is one by zero. */
export function over(a: Exact, b: Exact): Exact {
  const digits = quotient(a.digits * tenTo(placesOfQuotient + b.scale), b.digits * tenTo(a.scale), 'even');
  return { digits, scale: placesOfQuotient };
}

/** Rounded to so many places behind the point; before it, when `places` is negative. */
export function rounded(number: Exact, places: number, ties: Ties = 'even'): Exact {
  const tooMany = number.scale - places;
  return tooMany > 0 ? withPlaces(quotient(number.digits, tenTo(tooMany), ties), places) : number;
}

/** Rounded to so many digits from the first that is not zero. */
export const significant = (number: Exact, digits: number, ties: Ties = 'even'): Exact =>
  rounded(number, digits - wholeDigits(number), ties);

/** How many digits stand before the point: none for 0.5, and less than none for 0.05. */
export const wholeDigits = ({ digits, scale }: Exact): number => String(absolute(digits)).length - scale;

const withPlaces = (digits: bigint, scale: number): Exact =>
  scale < 0 ? { digits: digits * tenTo(-scale), scale: 0 } : { digits, scale };

function aligned(a: Exact, b: Exact, act: (a: bigint, b: bigint) => bigint): Exact {
  const scale = Math.max(a.scale, b.scale);
  return { digits: act(a.digits * tenTo(scale - a.scale), b.digits * tenTo(scale - b.scale)), scale };
}

function quotient(a: bigint, b: bigint, ties: Ties): bigint {
  const whole = a / b;
  const twice = absolute(a % b) * 2n;
  const isMore = twice > absolute(b) || (twice === absolute(b) && (ties === 'away' || whole % 2n !== 0n));
  if (!isMore) return whole;
  return a < 0n === b < 0n ? whole + 1n : whole - 1n;
}

const tenTo = (power: number): bigint => 10n ** BigInt(power);
const absolute = (number: bigint): bigint => (number < 0n ? -number : number);
