import { useId } from 'react';
import { Chip } from '../../../design/Chip.tsx';
import { formatCount } from '../../../platform/numbers/numbers.ts';
import { readableDigits } from '../../../platform/text/digits.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { chipText } from './chipText.ts';
import { choicePath } from './choicePath.ts';
import { readingMessages as words } from './messages.ts';
import type { ReadingNotes_ReadingFragment as Reading } from './ReadingNotes.generated.ts';
import { withoutWords } from './withoutWords.ts';

/** What numbers of the text may mean. An answer leads to the category's list with that filter and the rest of the text. */
export function Questions({ reading: { text, questions } }: { reading: Pick<Reading, 'text' | 'questions'> }) {
  return questions.map((question) => (
    <Question key={question.text} {...question} rest={withoutWords(text, question.text)} />
  ));
}

function Question({ text, choices, rest }: Reading['questions'][number] & { rest: string }) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p id={id}>
        <TechnicalText>
          {choices.length > 1 ? words.which(readableDigits(text)) : words.isIt(readableDigits(text))}
        </TechnicalText>
      </p>
      <ul className="flex flex-wrap gap-2" aria-labelledby={id}>
        {choices.map((choice) => {
          const href = choicePath(choice, rest);
          return href ? (
            <li key={choice.propertyId} className="max-w-full">
              <Chip href={href}>
                <TechnicalText>
                  {words.withOffers(chipText(choice), formatCount(choice.count, choice.countIsCapped))}
                </TechnicalText>
              </Chip>
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}
