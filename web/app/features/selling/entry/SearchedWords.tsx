import { useEffect, useState } from 'react';
import { ask } from '../../../platform/graph/ask.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { readableDigits } from '../../../platform/text/digits.ts';
import { SearchedWordsDocument, type SearchedWordsQuery } from './EntryEditor.generated.ts';
import { entryMessages } from './messages.ts';

const words = entryMessages.searched;

type Terms = NonNullable<NonNullable<SearchedWordsQuery['viewer']>['searchTerms']>;

/** What people search in the category, for a title by which they find the entry; nothing where too few did. */
export function SearchedWords({ customerId, categoryId }: { customerId: string; categoryId: string }) {
  const [terms, setTerms] = useState<Terms>([]);
  useEffect(() => {
    let isWanted = true;
    // A title is written without them, too.
    ask(SearchedWordsDocument, { customerId, categoryId }).then(
      ({ viewer }) => isWanted && setTerms(viewer?.searchTerms ?? []),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [customerId, categoryId]);
  if (terms.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="text-muted">{words.lead}</p>
      <ul aria-label={words.label} className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {terms.map(({ term, searchCount, nothingFoundCount }) => (
          <li key={term}>
            <bdi className="font-medium">{readableDigits(term)}</bdi>{' '}
            <span className="text-muted">
              {words.count(formatInteger(searchCount))}
              {nothingFoundCount > 0 && words.nothing(formatInteger(nothingFoundCount))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
