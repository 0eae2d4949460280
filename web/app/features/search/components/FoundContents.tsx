import type { ReactNode } from 'react';
import { ReadingNotes } from '../../catalog/index.ts';
import type { SearchScreenQuery } from '../screens/SearchScreen.generated.ts';
import { searchMessages as words } from '../messages.ts';
import { ContentCard } from './ContentCard.tsx';
import { HitList } from './HitList.tsx';

interface FoundContentsProps {
  contents: NonNullable<SearchScreenQuery['contents']>;
  labels: Parameters<typeof ContentCard>[0]['labels'];
  /** Whether there are several kinds, so that each says which it is. */
  isMixed: boolean;
  pageNumber: number;
  hrefFor(page: number): string;
  /** These results for another text. */
  hrefOf(text: string): string | undefined;
  /** Instead of an empty list. */
  empty: ReactNode;
}

/** What a text finds to read, with how it was read. */
export function FoundContents({ contents, labels, isMixed, pageNumber, hrefFor, hrefOf, empty }: FoundContentsProps) {
  const { nodes, reading, totalCount } = contents;
  return (
    <>
      <ReadingNotes reading={reading} hrefOf={hrefOf} askedAfter={words.asked} />
      {nodes.length > 0 ? (
        <HitList layout="cards" totalCount={totalCount} pageNumber={pageNumber} hrefFor={hrefFor}>
          {nodes.map((hit) => (
            <ContentCard key={hit.objectId} hit={hit} labels={labels} isMixed={isMixed} />
          ))}
        </HitList>
      ) : (
        empty
      )}
    </>
  );
}
