import { shownNumber } from '../filter/shownNumber.ts';
import { catalogMessages } from '../messages.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';

const words = catalogMessages.value;

/** What is needed of a property value to show it; numbers are decimal texts in the unit that is named. */
export interface ShownValue {
  dataType: string;
  rawValue?: string | null;
  rawMaxValue?: string | null;
  unitDisplayText?: string | null;
  booleanValue?: boolean | null;
  text?: string | null;
  enumValues: readonly { label: string }[];
}

/** The value of one property as a person reads it, with its unit. */
export function PropertyText({ value }: { value: ShownValue }) {
  const { dataType, rawValue, rawMaxValue, unitDisplayText, booleanValue, text, enumValues } = value;
  if (dataType === 'BOOLEAN') return booleanValue ? words.yes : words.no;
  if (rawValue) {
    const shown = (text: string) => shownNumber(text, unitDisplayText);
    const number = rawMaxValue ? words.range(shown(rawValue), shown(rawMaxValue)) : shown(rawValue);
    return unitDisplayText ? `${number} ${unitDisplayText}` : number;
  }
  return <TechnicalText>{text ?? enumValues.map(({ label }) => label).join(words.listSeparator)}</TechnicalText>;
}
