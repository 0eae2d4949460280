import type { ReactNode } from 'react';
import { Code } from '../../../design/Code.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { moneyInput } from '../../tradeSteps/components/amountInput.ts';
import type { FieldOf } from '../edit/fieldOf.ts';
import { offerMessages } from './form/messages.ts';
import { type Line, lineField } from './offerDraft.ts';

interface PriceTableProps {
  lines: readonly Line[];
  field: FieldOf;
  amountOf?: ((line: Line) => ReactNode) | undefined;
  lateOf(line: Line): ReactNode;
}

/** The lines and their prices. Nothing else here takes the focus: Tab leads from one price to the next. */
export const PriceTable = ({ lines, field, amountOf, lateOf }: PriceTableProps) => (
  <ul className="flex flex-col divide-y divide-border rounded-card border border-border bg-surface">
    {lines.map((line) => (
      <li
        key={line.id}
        className="grid items-center gap-x-4 gap-y-2 p-3 sm:grid-cols-[minmax(0,1fr)_12rem] lg:grid-cols-[minmax(0,1fr)_14rem_12rem]"
      >
        <div className="min-w-0">
          <h4 className="text-[1rem] leading-7">
            <TechnicalText>{line.title}</TechnicalText>
          </h4>
          <p className="flex flex-wrap gap-x-3 text-[0.8125rem] text-muted">
            {line.sku !== '' && <Code>{line.sku}</Code>}
            <span>{offerMessages.asked(formatDecimal(line.quantity), line.saleUnitText)}</span>
          </p>
          {lateOf(line)}
        </div>
        <TextField
          {...field(lineField('price', line.id))}
          {...moneyInput}
          label={offerMessages.line.price}
          requiredLabel={formMessages.required}
        />
        {amountOf && <div className="sm:col-start-2 lg:col-start-3 lg:text-end">{amountOf(line)}</div>}
      </li>
    ))}
  </ul>
);
