import { useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { Code } from '../../../design/Code.tsx';
import { Section } from '../../../design/Section.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDecimal, formatInteger } from '../../../platform/numbers/numbers.ts';
import { masterMessages } from './messages.ts';
import { Rows } from '../components/Rows.tsx';
import { QuantityDialog, UnitDialog } from './UnitDialogs.tsx';
import { QuantityChangeDialog, UnitChangeDialog } from './UnitChangeDialogs.tsx';
import type { UnitTable_QuantityFragment } from './UnitTable.generated.ts';

const words = masterMessages.units;
type Quantity = UnitTable_QuantityFragment;
type Unit = Quantity['units'][number];

type Open = { kind: 'new' } | { kind: 'name' | 'unit'; of: Quantity } | { kind: 'change'; of: Unit };

/** Everything that can be measured, with its units. */
export function UnitTable({ quantities }: { quantities: readonly (Masked<Quantity> & { id: string })[] }) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const all = readFragment<Quantity>(quantities);
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[68ch] text-muted">{words.lead}</p>
      <div>
        <Button variant="primary" icon="plus" onClick={() => setOpen({ kind: 'new' })}>
          {words.addQuantity}
        </Button>
      </div>
      {all.map((quantity) => (
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
