import { LinkButton } from '../../../../design/LinkButton.tsx';
import { SegmentedControl } from '../../../../design/SegmentedControl.tsx';
import { Select } from '../../../../design/Select.tsx';
import { Button } from '../../../../design/Button.tsx';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { type ListView, narrows } from '../../filter/listState.ts';
import { catalogMessages } from '../../messages.ts';
import { filterPanelId } from './FilterPanel.tsx';
import type { ListControl } from './useListState.ts';

const words = catalogMessages.list;

interface ListBarProps {
  control: ListControl;
  sorts: readonly { value: string; code: string; displayFa: string }[];
  /** Whether it can be shown in rows and in cards. */
  hasViews: boolean;
}

/** Filter button, order and view. Stays in sight on phones. */
export function ListBar({ control: { state, wanted, arrange }, sorts, hasViews }: ListBarProps) {
  const filters = state.selected.filter(narrows).length;
  const sort = sorts.find(({ value }) => value === wanted.sort) ?? sorts[0];
  const sortBy = (code: string) => arrange({ sort: sorts.find((each) => each.code === code)?.value });
  return (
    <div className="print:hidden sticky top-0 z-[5] -mx-4 flex items-center gap-2 border-b border-border bg-bg px-4 py-2 md:-mx-8 md:px-8 lg:static lg:mx-0 lg:border-0 lg:p-0">
      <LinkButton href={`#${filterPanelId}`} icon="sliders-horizontal" className="grow lg:hidden">
        {filters > 0 ? words.filtersCount(formatInteger(filters)) : words.filters}
      </LinkButton>
      <Select
        label={words.sort}
        hideLabel
        name="sort"
        className="min-w-0 grow lg:ms-auto lg:w-56 lg:grow-0"
        options={sorts.map(({ code, displayFa }) => ({ value: code, label: displayFa }))}
        value={sort?.code}
        onChange={(event) => sortBy(event.currentTarget.value)}
      />
      {hasViews && <ViewSwitch view={wanted.view} onChange={(view) => arrange({ view })} />}
      <Button type="submit" className="hidden noscript:inline-flex">
        {words.apply}
      </Button>
    </div>
  );
}

function ViewSwitch({ view, onChange }: { view: ListView; onChange: (view: ListView) => void }) {
  return (
    // Below that width both views are the same single column.
    <div className="hidden sm:block">
      <SegmentedControl
        name="view"
        legend={words.view}
        iconsOnly
        segments={[
          { value: 'row', label: words.row, icon: 'rows-3' },
          { value: 'card', label: words.card, icon: 'layout-grid' },
        ]}
        value={view}
        onChange={onChange}
      />
    </div>
  );
}
