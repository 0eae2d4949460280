import type { ReactNode } from 'react';
import type { DrawingName } from '../../../design/Drawing.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import type { Facet } from '../filter/facets.ts';
import type { FilterProperty } from '../filter/property.ts';
import { categoryPath } from '../../../paths.ts';
import { FilterPanel } from './filter/FilterPanel.tsx';
import { withScriptLater } from '../../../platform/site/withScriptLater.tsx';
import type { FilteredList_FacetFragment } from './FilteredList.generated.ts';
import { ListBar } from './filter/ListBar.tsx';
import type { ListControl } from './filter/useListState.ts';

// Most lists that are opened are neither filtered nor empty.
const ActiveFilters = withScriptLater(async () => (await import('./active/ActiveFilters.tsx')).ActiveFilters);
const NoProducts = withScriptLater(async () => (await import('./nothing/NoProducts.tsx')).NoProducts);

interface FilteredListProps {
  control: ListControl;
  choices: {
    hasKey?: boolean;
    properties: readonly FilterProperty[];
    sorts: readonly { value: string; code: string; displayFa: string }[];
  };
  facets: readonly Masked<FilteredList_FacetFragment>[];
  /** Of what is no property. */
  ownFacets?: readonly Facet[];
  /** How much the list has, in words. */
  total: string;
  /** Undefined for a list of offers of all kinds. */
  category?: { icon: string; breadcrumb: readonly { id: string; slug: string }[] | null } | undefined;
  hasViews?: boolean;
  /** The way to the page and its name. */
  heading: ReactNode;
  /** What stands above the results: how a text was read, the lists below this one. */
  above?: ReactNode;
  /** What stands below the filters where these are a column, and below the results elsewhere. */
  side?: ReactNode;
  /** The results; null when there are none. */
  children: ReactNode;
}

/** A list with everything it can be filtered by: one form, which works without script too. */
export function FilteredList(props: FilteredListProps) {
  const {
    control,
    choices,
    facets,
    ownFacets,
    total,
    category,
    hasViews = true,
    heading,
    above,
    side,
    children,
  } = props;
  const parent = category?.breadcrumb?.at(-2);
  return (
    <form method="get" onSubmit={control.submit}>
      {heading}
      <div className="mt-4 grid gap-x-6 lg:grid-cols-[280px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <FilterPanel
          control={control}
          hasKey={choices.hasKey}
          properties={choices.properties}
          facets={[...(ownFacets ?? []), ...readFragment<FilteredList_FacetFragment>(facets)]}
          total={total}
        />
        <div className="flex min-w-0 flex-col gap-3 lg:row-span-2" aria-busy={control.isLoading}>
          {above}
          <ListBar control={control} sorts={choices.sorts} hasViews={hasViews} />
          {(control.clearHref ?? control.resetHref) !== undefined && (
            <ActiveFilters control={control} properties={choices.properties} />
          )}
          {children ?? (
            <NoProducts
              drawing={(category?.icon ?? 'gauge') as DrawingName}
              clearHref={control.clearHref}
              upHref={parent && categoryPath(parent)}
            />
          )}
        </div>
        {side}
      </div>
    </form>
  );
}
