import { ChipList } from '../../../design/ChipList.tsx';
import { formatCount } from '../../../platform/numbers/numbers.ts';
import { readableDigits } from '../../../platform/text/digits.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import type { HrefOf } from './hrefOf.ts';
import { readingMessages as words } from './messages.ts';

interface RelaxedTextsProps {
  hrefOf: HrefOf;
  texts: readonly { text: string; count: number; countIsCapped: boolean }[];
}

/** Shorter texts that find more, where little or nothing was found. */
export function RelaxedTexts({ texts, hrefOf }: RelaxedTextsProps) {
  if (texts.length === 0) return null;
  return (
    <ChipList
      label={words.relaxed}
      chips={texts.map(({ text, count, countIsCapped }) => ({
        key: text,
        href: hrefOf(text),
        text: <TechnicalText>{words.withCount(readableDigits(text), formatCount(count, countIsCapped))}</TechnicalText>,
      }))}
    />
  );
}
