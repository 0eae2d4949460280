import { Badge } from '../../../design/Badge.tsx';
import { Card } from '../../../design/Card.tsx';
import { Code } from '../../../design/Code.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { productPath } from '../../../paths.ts';
import type { StockState } from '../../../platform/graph/types.generated.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';

import { EntryCover } from '../entry/EntryCover.tsx';
import { entryHref } from '../entry/entryAddress.ts';
import { entryMessages } from '../entry/messages.ts';
import type { Problems, TypedRow } from './goodsChanges.ts';
import type { GoodsTable_EntryFragment as Entry, GoodsTable_LabelsFragment as Labels } from './GoodsTable.generated.ts';
import { goodsMessages as words } from './messages.ts';
import { PlainRow } from './PlainRow.tsx';
import { RowFields } from './RowFields.tsx';
import { labelOf } from '../../../platform/text/labelOf.ts';

interface GoodsRowProps {
  entry: Entry;
  labels: Labels;
  typed: TypedRow;
  problems: Problems;
  change(typed: TypedRow): void;
}

/** What there is to write takes as much as it needs, the name all the rest. */
export const goodsColumns = 'xl:grid-cols-[minmax(0,1fr)_28rem]';

/** An own entry: what it is and where it stands, and price, stock and lead time to be changed. */
export function GoodsRow({ entry, labels, typed, problems, change }: GoodsRowProps) {
  const { title, sku, status, hiddenBecause, completenessScore, recentVisitCount, allowedActions } = entry;
  const isPublic = status === 'PUBLISHED' && !hiddenBecause;
  const isWritten = allowedActions.includes('PRICE');
  return (
    <Card as="li" className={`grid gap-3 xl:items-start ${isWritten ? goodsColumns : ''}`} aria-label={title}>
      <div className="flex min-w-0 gap-3">
        <EntryCover images={entry.images} size="small" />
        <div className="min-w-0">
          <p className="font-medium">
            {/* A title may begin with the code of a standard: it is read from right to left all the same. */}
            {isPublic ? (
              <a className="link inline-flex items-center pointer-coarse:min-h-11" href={productPath(entry)}>
                <bdi dir="rtl">{title}</bdi>
              </a>
            ) : (
              <bdi dir="rtl">{title}</bdi>
            )}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-[0.875rem] text-muted">
            {sku && (
              <span>
                {words.sku} <Code>{sku}</Code>
              </span>
            )}
            <StateBadge states={labels.publishStates?.values} value={status} />
            {hiddenBecause && <Badge kind="warning">{labelOf(labels.hiddenReasons, hiddenBecause)}</Badge>}
            <span>{words.percent(formatInteger(completenessScore))}</span>
            {isPublic && <span>{words.visits(formatInteger(recentVisitCount))}</span>}
            <a
              className="link inline-flex items-center pointer-coarse:min-h-11"
              href={entryHref(entry.id)}
              aria-label={entryMessages.editOf(title)}
            >
              {entryMessages.edit}
            </a>
          </p>
        </div>
      </div>
      {isWritten && (
        <>
          <RowFields
            entry={entry}
            labels={labels}
            className="noscript:hidden"
            price={{
              value: typed.price,
              error: problems.price,
              onChange: (event) => change({ ...typed, price: event.target.value }),
            }}
            stockState={{
              value: typed.stockState,
              onChange: (event) => change({ ...typed, stockState: event.target.value as StockState }),
            }}
            leadTimeDays={{
              value: typed.leadTimeDays,
              error: problems.leadTimeDays,
              onChange: (event) => change({ ...typed, leadTimeDays: event.target.value }),
            }}
          />
          <PlainRow entry={entry} labels={labels} />
        </>
      )}
    </Card>
  );
}
