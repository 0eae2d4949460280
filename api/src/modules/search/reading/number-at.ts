import { decimal, type Decimal } from '../../../platform/decimal.ts';
import { compass, numberNames } from '../messages.ts';
import type { Token } from './tokens.ts';

/** «سه و یک چهارم», «۲ و نیم». */
const LONGEST_NUMBER = 4;

export type NumberRead = {
  value: Decimal;
  signed?: Decimal;
  other?: Decimal;
  reversed?: string;
  text: string;
  length: number;
};

/** A number in digits, as a fraction, or in words; its sign may be a word, too. */
export function numberAt(tokens: Token[], at: number): NumberRead | undefined {
  if (tokens[at]?.word !== compass.minus) return positiveAt(tokens, at);
  const number = positiveAt(tokens, at + 1);
  return number && { value: number.value.neg(), text: `-${number.text}`, length: number.length + 1 };
}

function positiveAt(tokens: Token[], at: number): NumberRead | undefined {
  for (let length = Math.min(LONGEST_NUMBER, tokens.length - at); length > 0; length -= 1) {
    const text = numberText(tokens.slice(at, at + length));
    if (text !== undefined) return numberRead(tokens[at]!, text, length);
  }
  return undefined;
}

export function numberRead(first: Token, text: string, length: number): NumberRead {
  const value = valueOf(text);
  return {
    value,
    ...(first.hasDash && { signed: value.neg() }),
    ...(first.isSlashed && length === 1 && { other: decimal(text.replace('/', '.')) }),
    ...(first.reversed !== undefined && length === 1 && { reversed: first.reversed }),
    text,
    length,
  };
}

function numberText(tokens: Token[]): string | undefined {
  const texts = tokens.map(({ number, word }) => number ?? numberNames.get(word));
  const [first, second] = texts;
  if (tokens.length === 1) return first;
  // «یک چهارم» and «سه چهارم» are named as one.
  const spoken = numberNames.get(tokens.map(({ word }) => word).join(' '));
  if (spoken !== undefined) return spoken;
  const joint = tokens.findIndex(({ word }) => word === compass.and);
  if (joint !== 1 || first === undefined || first.includes('/')) return undefined;
  const rest = numberText(tokens.slice(2));
  return second === undefined && rest?.includes('/') && !rest.includes(' ') ? `${first} ${rest}` : undefined;
}

/** `1 1/2` is 1.5. */
export function valueOf(text: string): Decimal {
  return text.split(' ').reduce((sum, part) => {
    const [over = '0', under = '1'] = part.split('/');
    return sum.plus(decimal(over).div(under));
  }, decimal(0));
}
