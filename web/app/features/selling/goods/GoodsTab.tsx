import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { Section } from '../../../design/Section.tsx';
import { Select } from '../../../design/Select.tsx';
import { Tabs } from '../../../design/Tabs.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { entryMessages } from '../entry/messages.ts';
import { NewEntryDialog } from '../entry/NewEntryDialog.tsx';
import { PlainNewEntry } from '../entry/plain/PlainNewEntry.tsx';
import { goodsHref, type GoodsState, goodsVariables, pageSize, shares } from './goodsAddress.ts';
import { GoodsTabDocument, type GoodsTabQuery } from './GoodsTab.generated.ts';
import { GoodsTable } from './GoodsTable.tsx';
import type { GoodsTable_LabelsFragment as Labels } from './GoodsTable.generated.ts';
import { goodsMessages as words } from './messages.ts';
import { Proposals } from './Proposals.tsx';

interface GoodsTabProps {
  state: GoodsState;
  merchant: { id: string; name: string; kind: string; customerId?: string | null };
  mayAdd: boolean;
}

/** The goods of one account, by state, stock, category, completeness and words. */
export function GoodsTab({ state, merchant, mayAdd }: GoodsTabProps) {
  const [isAdding, setAdding] = useState(false);
  const { data } = useGraph(GoodsTabDocument, goodsVariables(state));
  const goods = data.viewer?.supplierProducts;
  if (!goods) return null;
  const { totalCount, nodes } = goods;
  return (
    <Section title={words.title(merchant.name)}>
      <div className="flex flex-col gap-4">
        {mayAdd ? (
          <>
            <PlainNewEntry merchant={merchant} />
            <div className="noscript:hidden">
              <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
                {entryMessages.add}
              </Button>
            </div>
          </>
        ) : (
          <p className="text-muted">{entryMessages.onlyEditors}</p>
        )}
        {merchant.customerId && (
          <Proposals customerId={merchant.customerId} states={readFragment<Labels>(data).publishStates?.values} />
        )}
        <States state={state} data={data} />
        <Search state={state} data={data} />
        {nodes.length === 0 ? (
          <EmptyState title={words.empty} text={words.emptyText} headingLevel={3} />
        ) : (
          <>
            <p role="status" className="text-muted">
              {words.total(formatInteger(totalCount))}
            </p>
            <GoodsTable key={JSON.stringify(state)} entries={nodes} labels={data} />
          </>
        )}
        <Pagination
          label={words.pages}
          pageNumber={state.pageNumber}
          pageCount={Math.ceil(totalCount / pageSize)}
          hrefFor={(pageNumber) => goodsHref({ ...state, pageNumber })}
          formatNumber={formatInteger}
          previousLabel={words.previous}
          nextLabel={words.next}
        />
      </div>
      {isAdding && (
        <NewEntryDialog
          merchant={merchant}
          isAgent={merchant.kind !== 'SUPPLIER_SELF'}
          close={() => setAdding(false)}
        />
      )}
    </Section>
  );
}

type PartProps = { state: GoodsState; data: GoodsTabQuery };

function States({ state, data }: PartProps) {
  const { publishStates } = readFragment<Labels>(data);
  const counts = data.viewer?.supplierProducts?.stateCounts ?? [];
  const { status: chosen, onlyHidden, hiddenBecause: _, pageNumber: __, ...rest } = state;
  const items = (publishStates?.values ?? []).flatMap(({ value, displayFa }) => {
    const count = counts.find(({ status }) => status === value)?.count;
    return count
      ? [
          {
            status: value as NonNullable<GoodsState['status']>,
            label: words.stateWithCount(displayFa, formatInteger(count)),
          },
        ]
      : [];
  });
  return (
    <Tabs
      label={words.states}
      items={[
        { href: goodsHref(rest), label: words.all, current: !chosen && !onlyHidden },
        ...items.map(({ status, label }) => ({
          href: goodsHref({ ...rest, status }),
          label,
          current: status === chosen,
        })),
        { href: goodsHref({ ...rest, onlyHidden: true }), label: words.hidden, current: onlyHidden === true },
      ]}
    />
  );
}

/** A plain form: the address says what it holds. */
function Search({ state, data }: PartProps) {
  const { stockStates, hiddenReasons } = readFragment<Labels>(data);
  const { merchantId, status, onlyHidden, searchKey, stockState, hiddenBecause, completenessBelow, categoryId } = state;
  const categories = data.viewer?.supplierProducts?.categoryCounts ?? [];
  const isNarrowed = searchKey ?? stockState ?? hiddenBecause ?? completenessBelow ?? categoryId;
  return (
    <form
      method="get"
      action="/profile/suppliers"
      aria-label={words.search.label}
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      <input type="hidden" name="tab" value="goods" />
      <input type="hidden" name="merchantId" value={merchantId} />
      {status && <input type="hidden" name="status" value={status} />}
      {onlyHidden && <input type="hidden" name="onlyHidden" value="true" />}
      <TextField
        label={words.search.key}
        name="searchKey"
        type="search"
        maxLength={100}
        defaultValue={searchKey ?? ''}
        dir="auto"
        autoComplete="off"
      />
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
          ...categories.map(({ categoryId: value, name, count }) => ({
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
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{words.search.submit}</Button>
        {isNarrowed && (
          <LinkButton href={goodsHref({ merchantId, ...(status && { status }), ...(onlyHidden && { onlyHidden }) })}>
            {words.search.clear}
          </LinkButton>
        )}
      </div>
    </form>
  );
}
