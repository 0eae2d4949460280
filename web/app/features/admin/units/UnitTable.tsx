import { useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { Code } from '../../../design/Code.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Section } from '../../../design/Section.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { type AdminState, matcherOf, queueMessages, QueueSearch, Rows } from '../../staff/index.ts';
import { unitMessages as words } from './messages.ts';
import { QuantityDialog, UnitDialog } from './UnitDialogs.tsx';
import { QuantityChangeDialog, UnitChangeDialog } from './UnitChangeDialogs.tsx';
import type { UnitTable_QuantityFragment } from './UnitTable.generated.ts';

type Quantity = UnitTable_QuantityFragment;
type Unit = Quantity['units'][number];

type Open = { kind: 'new' } | { kind: 'name' | 'unit'; of: Quantity } | { kind: 'change'; of: Unit };

interface UnitTableProps {
  quantities: readonly (Masked<Quantity> & { id: string })[];
  state: AdminState;
}

/** Everything that can be measured, with its units; those of the words that are searched. */
export function UnitTable({ quantities, state }: UnitTableProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const shown = foundQuantities(readFragment<Quantity>(quantities), state.searchKey);
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[68ch] text-muted">{words.lead}</p>
      <div>
        <Button variant="primary" icon="plus" onClick={() => setOpen({ kind: 'new' })}>
          {words.addQuantity}
        </Button>
      </div>
      <QueueSearch state={state} {...words.search} />
      {shown.length === 0 && (
        <EmptyState title={queueMessages.search.nothing} text={queueMessages.search.nothingText} />
      )}
      {shown.map((quantity) => (
        <Section key={quantity.id} title={quantity.name}>
          <p className="mb-2 flex flex-wrap items-center gap-3 text-muted">
            <Code>{quantity.code}</Code>
            <span>{words.count(formatInteger(quantity.units.length))}</span>
            <Button
              size="small"
              icon="plus"
              onClick={() => setOpen({ kind: 'unit', of: quantity })}
              aria-label={words.addUnitTo(quantity.name)}
            >
              {words.addUnit}
            </Button>
            <Button
              size="small"
              onClick={() => setOpen({ kind: 'name', of: quantity })}
              aria-label={words.renameTitle(quantity.name)}
            >
              {words.rename}
            </Button>
          </p>
          <Units quantity={quantity} change={(unit) => setOpen({ kind: 'change', of: unit })} />
        </Section>
      ))}
      {open?.kind === 'new' && <QuantityDialog close={close} />}
      {open?.kind === 'unit' && <UnitDialog quantity={open.of} close={close} />}
      {open?.kind === 'name' && <QuantityChangeDialog quantity={open.of} close={close} />}
      {open?.kind === 'change' && <UnitChangeDialog unit={open.of} close={close} />}
    </div>
  );
}

/** Quantities that have the words themselves are whole; of others the units that have them. */
function foundQuantities(all: readonly Quantity[], searchKey: string | undefined): readonly Quantity[] {
  const matches = matcherOf(searchKey);
  return all.flatMap((quantity) => {
    if (matches(quantity.name, quantity.code)) return [quantity];
    const units = quantity.units.filter(({ displayText, symbol, code }) => matches(displayText, symbol, code));
    return units.length > 0 ? [{ ...quantity, units }] : [];
  });
}

interface UnitsProps {
  quantity: Quantity;
  change(unit: Unit): void;
}

const Units = ({ quantity: { name, units, baseUnitId }, change }: UnitsProps) => (
  <Rows
    caption={words.unitsOf(name)}
    rows={units}
    rowKey={({ id }) => id}
    columns={[
      { key: 'name', header: words.name, cell: ({ displayText }) => <bdi>{displayText}</bdi> },
      { key: 'symbol', header: words.symbol, cell: ({ symbol }) => <bdi dir="ltr">{symbol}</bdi> },
      { key: 'code', header: words.code, cell: ({ code }) => <Code>{code}</Code> },
      {
        key: 'conversion',
        header: words.conversion,
        cell: (unit) =>
          unit.id === baseUnitId ? <Badge>{words.isBase}</Badge> : <bdi dir="ltr">{conversionOf(unit)}</bdi>,
      },
      {
        key: 'actions',
        header: words.actions,
        cell: (unit) => (
          <span className="flex flex-wrap items-center gap-2">
            {!unit.isActive && <Badge>{words.retired}</Badge>}
            <Button size="small" onClick={() => change(unit)} aria-label={words.changeTitle(unit.displayText)}>
              {words.change}
            </Button>
          </span>
        ),
      },
    ]}
  />
);

const conversionOf = ({ factor, offset }: Unit): string =>
  offset === '0' ? words.times(formatDecimal(factor)) : words.timesPlus(formatDecimal(factor), formatDecimal(offset));
