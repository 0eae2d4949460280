import { useId } from 'react';
import { Chip } from '../../../design/Chip.tsx';
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
  const id = useId();
  if (texts.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p id={id}>{words.relaxed}</p>
      <ul className="flex flex-wrap gap-2" aria-labelledby={id}>
        {texts.map(({ text, count, countIsCapped }) => (
          <li key={text} className="max-w-full">
            <Chip href={hrefOf(text) ?? ''}>
              <TechnicalText>{words.withCount(readableDigits(text), formatCount(count, countIsCapped))}</TechnicalText>
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
