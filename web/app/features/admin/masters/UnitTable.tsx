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
import type { UnitTable_QuantityFragment } from './UnitTable.generated.ts';

const words = masterMessages.units;
type Quantity = UnitTable_QuantityFragment;
type Unit = Quantity['units'][number];

/** Everything that can be measured, with its units. */
export function UnitTable({ quantities }: { quantities: readonly (Masked<Quantity> & { id: string })[] }) {
  const [open, setOpen] = useState<'quantity' | Quantity>();
  const close = () => setOpen(undefined);
  const all = readFragment<Quantity>(quantities);
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[68ch] text-muted">{words.lead}</p>
      <div>
        <Button variant="primary" icon="plus" onClick={() => setOpen('quantity')}>
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
              onClick={() => setOpen(quantity)}
              aria-label={words.addUnitTo(quantity.name)}
            >
              {words.addUnit}
            </Button>
          </p>
          <Units quantity={quantity} />
        </Section>
      ))}
      {open === 'quantity' && <QuantityDialog close={close} />}
      {open && open !== 'quantity' && <UnitDialog quantity={open} close={close} />}
    </div>
  );
}

const Units = ({ quantity: { name, units, baseUnit } }: { quantity: Quantity }) => (
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
          unit.id === baseUnit.id ? <Badge>{words.isBase}</Badge> : <bdi dir="ltr">{conversionOf(unit)}</bdi>,
      },
    ]}
  />
);

const conversionOf = ({ factor, offset }: Unit): string =>
  offset === '0' ? words.times(formatDecimal(factor)) : words.timesPlus(formatDecimal(factor), formatDecimal(offset));
