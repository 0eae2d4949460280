import type { Decimal } from '../../../platform/decimal.ts';

const number = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 20 });
/** As text, so that no digit is lost. */
export const fa = (value: number | bigint | Decimal) => number.format(value.toString() as `${number}`);

/** What so much of a unit is called, where that is another word than the unit's. */
const adjectives: Readonly<Record<string, string>> = { kg: 'کیلویی' };
/** A last «ه» that is not spoken, as of «شاخه», and not of «دستگاه». */
const SILENT_END = /[^اوی]ه$/;

function adjectiveOf({ code, displayText }: Held): string {
  if (adjectives[code]) return adjectives[code];
  if (SILENT_END.test(displayText)) return `${displayText}‌ای`;
  return displayText.endsWith('ی') ? displayText : `${displayText}ی`;
}

/** One sale unit by what it holds: «شاخهٔ ۶ متری», «کیسهٔ ۲۵ کیلویی», and «دستگاه» where that is one piece. */
export function saleUnitWords({ displayText: name }: Named, quantity: Decimal, held: Held): string {
  if (held.code === '{piece}' && quantity.eq(1)) return name;
  // «میل (هزارم اینچ)» takes no ending.
  if (!/[آ-ی]$/.test(held.displayText)) return `${name} (${fa(quantity)} ${held.displayText})`;
  return `${SILENT_END.test(name) ? `${name}ٔ` : name} ${fa(quantity)} ${adjectiveOf(held)}`;
}
type Named = { displayText: string };
type Held = Named & { code: string };
