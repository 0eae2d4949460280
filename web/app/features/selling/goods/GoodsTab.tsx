import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { Section } from '../../../design/Section.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { entryMessages } from '../entry/messages.ts';
import { NewEntryDialog } from '../entry/NewEntryDialog.tsx';
import { PlainNewEntry } from '../entry/plain/PlainNewEntry.tsx';
import { goodsHref, type GoodsState, goodsVariables, pageSize } from './goodsAddress.ts';
import { GoodsSearch } from './GoodsSearch.tsx';
import { GoodsTabDocument } from './GoodsTab.generated.ts';
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
    <Section
      title={words.title(merchant.name)}
      beside={
        mayAdd && (
          <div className="noscript:hidden">
            <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
              {entryMessages.add}
            </Button>
          </div>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {mayAdd ? <PlainNewEntry merchant={merchant} /> : <p className="text-muted">{entryMessages.onlyEditors}</p>}
        {merchant.customerId && (
          <Proposals customerId={merchant.customerId} states={readFragment<Labels>(data).publishStates?.values} />
        )}
        <GoodsSearch state={state} data={data} />
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
