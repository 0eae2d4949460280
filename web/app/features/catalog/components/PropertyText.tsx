import { catalogMessages } from '../messages.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';

const words = catalogMessages.value;

/** What is needed of a property value to show it. */
export interface ShownValue {
  measure?: { text: string } | null;
  number?: { text: string } | null;
  booleanValue?: boolean | null;
  text?: string | null;
  enumValues: readonly { label: string }[];
}

/** The value of one property as a person reads it, with its unit. */
export function PropertyText({ value }: { value: ShownValue }) {
  const { booleanValue, text, enumValues } = value;
  if (typeof booleanValue === 'boolean') return booleanValue ? words.yes : words.no;
  const number = value.measure ?? value.number;
  if (number) return number.text;
  return <TechnicalText>{text ?? enumValues.map(({ label }) => label).join(words.listSeparator)}</TechnicalText>;
}
