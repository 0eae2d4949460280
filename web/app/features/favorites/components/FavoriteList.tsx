import { Chip } from '../../../design/Chip.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import type { ThingType } from '../../../platform/graph/types.generated.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { Kinds, NoThings, ThingPages, titleWith } from '../../things/index.ts';
import { favoritesPath, favoriteTypes, type ListState, listSearch, pageSize } from '../list.ts';
import { favoriteMessages as words } from '../messages.ts';
import type { FavoritesOfTypeScreenQuery } from '../screens/FavoritesOfTypeScreen.generated.ts';
import { Lists } from './Lists.tsx';
import { FavoriteRow } from './FavoriteRow.tsx';

interface FavoriteListProps {
  answer: FavoritesOfTypeScreenQuery['viewer'];
  state: ListState;
  /** The one kind that is listed. */
  type?: ThingType;
}

/** Saved things, with how many there are of each kind; order and page are in the address. */
export function FavoriteList({ answer, state, type }: FavoriteListProps) {
  const hrefFor = (next: Partial<ListState>) => favoritesPath(type) + listSearch({ ...state, ...next });
  // The loader made it sure.
  if (!answer?.page) return null;
  const { page, counts, lists } = answer;
  const { nodes: favorites, totalCount } = page;
  const { listName } = state;
  const hrefOf = (kind: ThingType | undefined, list: string | undefined) =>
    favoritesPath(kind) + listSearch({ sort: 'NEWEST', pageNumber: 1, ...(list && { listName: list }) });
  const names = (lists ?? []).map(({ name }) => name);
  const countOf = (kind?: ThingType) =>
    formatInteger((counts ?? []).reduce((sum, each) => (!kind || each.type === kind ? sum + each.count : sum), 0));
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1>{titleWith(words.title, type)}</h1>
        <p role="status" className="text-muted">
          {words.total(formatInteger(totalCount))}
        </p>
      </div>
      <Kinds kinds={favoriteTypes} current={type} hrefOf={(kind) => hrefOf(kind, listName)} countOf={countOf} />
      <Lists lists={lists ?? []} current={listName} hrefOf={(list) => hrefOf(type, list)} />
      {favorites.length > 0 && (
        <>
          {totalCount > 1 && <Sorts state={state} hrefFor={(sort) => hrefFor({ sort, pageNumber: 1 })} />}
          <ul aria-label={words.results} className="listing-list">
            {favorites.map((each) => (
              <FavoriteRow key={each.id} favorite={each} lists={names} />
            ))}
          </ul>
        </>
      )}
      {favorites.length === 0 && (
        <Nothing
          firstPage={totalCount > 0 ? hrefFor({ pageNumber: 1 }) : undefined}
          allLists={listName && hrefOf(type, undefined)}
        />
      )}
      <ThingPages
        label={words.pages}
        pageNumber={state.pageNumber}
        pageSize={pageSize}
        totalCount={totalCount}
        hrefFor={(pageNumber) => hrefFor({ pageNumber })}
      />
    </div>
  );
}

function Sorts({ state, hrefFor }: { state: ListState; hrefFor: (sort: ListState['sort']) => string }) {
  return (
    <nav aria-label={words.sorts} className="flex flex-wrap gap-2">
      <Chip href={hrefFor('NEWEST')} current={state.sort === 'NEWEST'}>
        {words.newest}
      </Chip>
      <Chip href={hrefFor('OLDEST')} current={state.sort === 'OLDEST'}>
        {words.oldest}
      </Chip>
    </nav>
  );
}

/** Why there is nothing, and where something is. */
function Nothing({ firstPage, allLists }: { firstPage?: string | undefined; allLists?: string | undefined }) {
  if (firstPage !== undefined)
    return (
      <EmptyState
        title={words.emptyPage}
        text={words.emptyPageText}
        action={<LinkButton href={firstPage}>{words.firstPage}</LinkButton>}
      />
    );
  if (allLists !== undefined)
    return (
      <EmptyState
        title={words.emptyList}
        text={words.emptyListText}
        action={<LinkButton href={allLists}>{words.allLists}</LinkButton>}
      />
    );
  return <NoThings title={words.empty} text={words.emptyText} />;
}
