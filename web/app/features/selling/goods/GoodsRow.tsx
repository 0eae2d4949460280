import { Badge } from '../../../design/Badge.tsx';
import { Card } from '../../../design/Card.tsx';
import { Select } from '../../../design/Select.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { productPath } from '../../../paths.ts';
import type { StockState } from '../../../platform/graph/types.generated.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { labelOf } from '../../merchants/index.ts';
import { entryHref } from '../entry/entryAddress.ts';
import { entryMessages } from '../entry/messages.ts';
import { hasOnePrice, type Problems, type TypedRow } from './goodsChanges.ts';
import type { GoodsTable_EntryFragment as Entry, GoodsTable_LabelsFragment as Labels } from './GoodsTable.generated.ts';
import { goodsMessages as words } from './messages.ts';

interface GoodsRowProps {
  entry: Entry;
  labels: Labels;
  typed: TypedRow;
  problems: Problems;
  change(typed: TypedRow): void;
}

/** An own entry: what it is and where it stands, and price, stock and lead time to be changed. */
export function GoodsRow({ entry, labels, typed, problems, change }: GoodsRowProps) {
  const { title, sku, status, hiddenBecause, completenessScore, priceTiers, saleUnitText, allowedActions } = entry;
  const isPublic = status === 'PUBLISHED' && !hiddenBecause;
  const isWritten = allowedActions.includes('PRICE');
  return (
    <Card as="li" className="grid gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start" aria-label={title}>
      <div className="min-w-0">
        <p className="font-medium">
          {isPublic ? (
            <a className="link inline-flex items-center pointer-coarse:min-h-11" href={productPath(entry)}>
              <bdi>{title}</bdi>
            </a>
          ) : (
            <bdi>{title}</bdi>
          )}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-[0.875rem] text-muted">
          {sku && <bdi dir="ltr">{sku}</bdi>}
          <StateBadge states={labels.publishStates?.values} value={status} />
          {hiddenBecause && <Badge kind="warning">{labelOf(labels.hiddenReasons, hiddenBecause)}</Badge>}
          <span>{words.percent(formatInteger(completenessScore))}</span>
          <a
            className="link inline-flex items-center pointer-coarse:min-h-11"
            href={entryHref(entry.id)}
            aria-label={entryMessages.editOf(title)}
          >
            {entryMessages.edit}
          </a>
        </p>
      </div>
      {isWritten ? (
        <div className="grid gap-3 sm:grid-cols-3">
          {hasOnePrice(entry) ? (
            <TextField
              label={words.priceOf(title)}
              hideLabel
              value={typed.price}
              placeholder={words.onRequest}
              error={problems.price}
              onChange={(event) => change({ ...typed, price: event.target.value })}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              suffix={<span className="pe-3 text-muted">{words.per(saleUnitText)}</span>}
            />
          ) : (
            <p className="self-center">
              {priceTiers.length > 0 ? words.tiered(formatInteger(priceTiers.length)) : words.onRequest}
            </p>
          )}
          <Select
            label={words.stockOf(title)}
            hideLabel
            value={typed.stockState}
            onChange={(event) => change({ ...typed, stockState: event.target.value as StockState })}
            options={(labels.stockStates?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa }))}
          />
          <TextField
            label={words.leadTimeOf(title)}
            hideLabel
            value={typed.leadTimeDays}
            error={problems.leadTimeDays}
            onChange={(event) => change({ ...typed, leadTimeDays: event.target.value })}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            suffix={<span className="pe-3 text-muted">{words.columns.leadTime}</span>}
          />
        </div>
      ) : null}
    </Card>
  );
}
