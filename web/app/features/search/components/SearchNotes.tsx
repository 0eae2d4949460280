import { Chip } from '../../../design/Chip.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { readableDigits, toPersianDigits } from '../../../platform/text/digits.ts';
import { productListPath } from '../../../paths.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { searchMessages as words } from '../messages.ts';
import type { SearchNotes_SummaryFragment } from './SearchNotes.generated.ts';

type Proposal = SearchNotes_SummaryFragment['proposals'][number];

/** What was understood of a search: a repaired spelling, filters that its numbers may mean, where its results lie. */
export function SearchNotes({ summary }: { summary: Masked<SearchNotes_SummaryFragment> }) {
  const { correctedKey, productsCount, proposals, within } = readFragment<SearchNotes_SummaryFragment>(summary);
  return (
    <>
      {correctedKey && productsCount > 0 && (
        <p role="note">
          <TechnicalText>{words.corrected(readableDigits(correctedKey))}</TechnicalText>
        </p>
      )}
      {proposals.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p id="search-proposals">{words.proposals}</p>
          <ul className="flex flex-wrap gap-2" aria-labelledby="search-proposals">
            {proposals.map((proposal) => (
              <ProposalChip key={proposal.propertyId + (proposal.value ?? '')} proposal={proposal} />
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

function ProposalChip({ proposal }: { proposal: Proposal }) {
  const { category, propertyName, value, unitDisplayText, enumValueLabel, count } = proposal;
  if (!category) return null;
  const said = enumValueLabel ?? words.measure(toPersianDigits(value ?? ''), unitDisplayText ?? '');
  return (
    <li>
      <Chip href={productListPath(category) + filterOf(proposal)}>
        <TechnicalText>{words.proposal(category.name, propertyName, said, formatInteger(count))}</TechnicalText>
      </Chip>
    </li>
  );
}

/** The query of a category's list with that filter set. */
function filterOf({ propertyCode, value, unitCode, enumValueCode }: Proposal): string {
  const query = new URLSearchParams();
  if (enumValueCode) query.set(propertyCode, enumValueCode);
  if (value) {
    query.set(`${propertyCode}.value`, value);
    query.set(`${propertyCode}.maxValue`, value);
    if (unitCode) query.set(`${propertyCode}.unit`, unitCode);
  }
  query.sort();
  return `?${query}`;
}
