import { Chip } from '../../../design/Chip.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { readableDigits, toPersianDigits } from '../../../platform/text/digits.ts';
import { productListPath } from '../../../paths.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { searchMessages as words } from '../messages.ts';
import type { SearchNotes_SummaryFragment } from './SearchNotes.generated.ts';

type Choice = SearchNotes_SummaryFragment['reading']['questions'][number]['choices'][number];

/** What was understood of a search: a repaired spelling, filters that its numbers may mean, where its results lie. */
export function SearchNotes({ summary }: { summary: Masked<SearchNotes_SummaryFragment> }) {
  const { reading, productsCount, within } = readFragment<SearchNotes_SummaryFragment>(summary);
  const { repaired, questions } = reading;
  const choices = questions.flatMap((question) => question.choices);
  return (
    <>
      {repaired && productsCount > 0 && (
        <p role="note">
          <TechnicalText>{words.repaired(readableDigits(repaired.to))}</TechnicalText>
        </p>
      )}
      {choices.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p id="search-choices">{words.choices}</p>
          <ul className="flex flex-wrap gap-2" aria-labelledby="search-choices">
            {choices.map((choice) => (
              <ChoiceChip key={choice.propertyId + (choice.value ?? '')} choice={choice} />
            ))}
          </ul>
        </div>
      )}
      {within.length > 1 && (
        <div className="flex flex-wrap items-center gap-2">
          <p id="search-within">{words.within}</p>
          <ul className="flex flex-wrap gap-2" aria-labelledby="search-within">
            {within.map(({ category, count }) =>
              category ? (
                <li key={category.id}>
                  <Chip href={productListPath(category)}>
                    <TechnicalText>{words.withinCount(category.name, formatInteger(count))}</TechnicalText>
                  </Chip>
                </li>
              ) : null,
            )}
          </ul>
        </div>
      )}
    </>
  );
}

function ChoiceChip({ choice }: { choice: Choice }) {
  const { category, property, propertyName, value, unit, enumValue, count } = choice;
  if (!category || !property) return null;
  const said = enumValue?.label ?? words.measure(toPersianDigits(value ?? ''), unit?.displayText ?? '');
  return (
    <li>
      <Chip href={productListPath(category) + filterOf(choice, property.code)}>
        <TechnicalText>{words.choice(category.name, propertyName, said, formatInteger(count))}</TechnicalText>
      </Chip>
    </li>
  );
}

/** The query of a category's list with that filter set. */
function filterOf({ value, unit, enumValue }: Choice, code: string): string {
  const query = new URLSearchParams();
  if (enumValue) query.set(code, enumValue.code);
  if (value) {
    query.set(`${code}.value`, value);
    query.set(`${code}.maxValue`, value);
    if (unit) query.set(`${code}.unit`, unit.code);
  }
  query.sort();
  return `?${query}`;
}
