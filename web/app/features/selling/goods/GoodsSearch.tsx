import { Button } from '../../../design/Button.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { goodsHref, type GoodsState, onlyHiddenWord, shares } from './goodsAddress.ts';
import type { GoodsTabQuery } from './GoodsTab.generated.ts';
import type { GoodsTable_LabelsFragment as Labels } from './GoodsTable.generated.ts';
import { goodsMessages as words } from './messages.ts';

interface GoodsSearchProps {
  state: GoodsState;
  data: GoodsTabQuery;
}

/** By words, state, stock, category and completeness. A plain form: the address says what it holds. */
export function GoodsSearch({ state, data }: GoodsSearchProps) {
  const { merchantId, searchKey, pageNumber: _, ...filters } = state;
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <form method="get" action="/profile/suppliers" aria-label={words.search.label} className="flex flex-col gap-3">
      <input type="hidden" name="tab" value="goods" />
      <input type="hidden" name="merchantId" value={merchantId} />
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={words.search.key}
          name="searchKey"
          type="search"
          maxLength={100}
          defaultValue={searchKey ?? ''}
          dir="auto"
          autoComplete="off"
          className="min-w-48 grow sm:max-w-96"
        />
        <Button type="submit">{words.search.submit}</Button>
        {(isNarrowed || searchKey) && <LinkButton href={goodsHref({ merchantId })}>{words.search.clear}</LinkButton>}
      </div>
      {/* On a phone the list begins in the first screen. */}
      <details open={isNarrowed} className="open-on-wide">
        <summary className="link">{words.search.narrow}</summary>
        <Filters state={state} data={data} />
      </details>
    </form>
  );
}

function Filters({ state, data }: GoodsSearchProps) {
  const { stockStates, hiddenReasons, publishStates } = readFragment<Labels>(data);
  const { status, onlyHidden, stockState, hiddenBecause, completenessBelow, categoryId } = state;
  const { categoryCounts = [], stateCounts = [] } = data.viewer?.supplierProducts ?? {};
  const countOf = (value: string) => stateCounts.find((each) => each.status === value)?.count ?? 0;
  const states = (publishStates?.values ?? []).filter(({ value }) => countOf(value) > 0 || value === status);
  return (
    <div className="grid items-end gap-3 pt-2 sm:grid-cols-2 lg:grid-cols-4">
      <Select
        label={words.columns.state}
        name="status"
        defaultValue={onlyHidden ? onlyHiddenWord : (status ?? '')}
        options={[
          { value: '', label: words.search.anyState },
          ...states.map(({ value, displayFa }) => ({
            value,
            label: words.stateWithCount(displayFa, formatInteger(countOf(value))),
          })),
          { value: onlyHiddenWord, label: words.hidden },
        ]}
      />
      {onlyHidden && (
        <Select
          label={words.search.hiddenBecause}
          name="hiddenBecause"
          defaultValue={hiddenBecause ?? ''}
          options={[
            { value: '', label: words.search.anyReason },
            ...(hiddenReasons?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa })),
          ]}
        />
      )}
      <Select
        label={words.search.stock}
        name="stockState"
        defaultValue={stockState ?? ''}
        options={[
          { value: '', label: words.search.anyStock },
          ...(stockStates?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa })),
        ]}
      />
      <Select
        label={words.search.category}
        name="categoryId"
        defaultValue={categoryId ?? ''}
        options={[
          { value: '', label: words.search.anyCategory },
          ...categoryCounts.map(({ categoryId: value, name, count }) => ({
            value,
            label: words.stateWithCount(name, formatInteger(count)),
          })),
        ]}
      />
      <Select
        label={words.columns.completeness}
        name="completenessBelow"
        defaultValue={completenessBelow ?? ''}
        options={[
          { value: '', label: words.search.anyShare },
          ...shares.map((share) => ({ value: String(share), label: words.search.below(formatInteger(share)) })),
        ]}
      />
    </div>
  );
}
