import { ChipList } from '../../../design/ChipList.tsx';
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
  const typed = readableDigits(text);
  return (
    <ChipList
      label={<TechnicalText>{choices.length > 1 ? words.which(typed) : words.isIt(typed)}</TechnicalText>}
      chips={choices.map((choice) => ({
        key: choice.propertyId,
        href: choicePath(choice, rest),
        text: (
          <TechnicalText>
            {words.withOffers(chipText(choice), formatCount(choice.count, choice.countIsCapped))}
          </TechnicalText>
        ),
      }))}
    />
  );
}
