import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { searchableKey } from '../../../../platform/text/searchKey.ts';
import { filterPart, isFilterChanged } from '../../filter/filterChanged.ts';
import { listSearch } from '../../filter/listSearch.ts';
import { isFiltered, type ListChoices, type ListState } from '../../filter/listState.ts';
import { readListQuery } from '../../filter/readListQuery.ts';
import { readable } from '../../filter/select.ts';
import { type FilterDraft, useFilterDraft } from './useFilterDraft.ts';

/** The list's state, read from the address, and the ways to change it, which all lead through the address. */
export function useListState(choices: ListChoices) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [firstSearch] = useState(search);
  const { state } = readListQuery(search, choices);
  const underway = useNavigation().location;
  const isLoading = underway?.pathname === pathname;
  const wanted = isLoading ? readListQuery(underway.search, choices).state : state;

  const hrefOf = (next: ListState) => pathname + listSearch(next, choices);
  const withFilter = ({ selected, includeUnknown }: FilterDraft): ListState => ({
    ...wanted,
    selected: readable(selected),
    includeUnknown,
    pageNumber: 1,
  });
  const goTo = (next: ListState) => void navigate(hrefOf(next), { replace: true, preventScrollReset: true });
  const filter = useFilterDraft({
    shown: state,
    address: filterPart(search),
    addressOf: (draft) => filterPart(listSearch(withFilter(draft), choices)),
    send: (draft) => goTo(withFilter(draft)),
  });
  /** Another order, from its first page, or another view of the same page; with whatever has been typed into the filter. */
  const arrange = (how: Pick<ListState, 'sort'> | Pick<ListState, 'view'>) => {
    filter.settle();
    const pageNumber = 'view' in how && filter.isSent ? wanted.pageNumber : 1;
    goTo({ ...withFilter(filter.draft), pageNumber, ...how });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const key = choices.hasKey ? searchableKey(String(new FormData(event.currentTarget).get('key') ?? '')) : undefined;
    if (key === state.key) return filter.flush();
    filter.settle();
    goTo({ ...withFilter(filter.draft), key });
  };

  return {
    state,
    /** The state on its way here: what was chosen shows before its list does. */
    wanted,
    isLoading,
    hrefOf,
    arrange,
    draft: filter.draft,
    change: filter.change,
    submit,
    /** The query of the first page of this list, for other lists with the same filter. */
    query: listSearch({ ...state, pageNumber: 1 }, choices),
    /** This list without any filter; undefined when it has none. */
    clearHref: isFiltered(state)
      ? hrefOf({ ...state, key: undefined, selected: [], includeUnknown: false, pageNumber: 1 })
      : undefined,
    /** Back to the filter the page was opened with; undefined while it is the same, or there was none. */
    resetHref:
      isFilterChanged(firstSearch, search) && filterPart(firstSearch) !== '' ? pathname + firstSearch : undefined,
  };
}

export type ListControl = ReturnType<typeof useListState>;
