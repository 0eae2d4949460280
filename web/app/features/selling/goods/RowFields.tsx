import { Select, type SelectProps } from '../../../design/Select.tsx';
import { TextField, type TextFieldProps } from '../../../design/TextField.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { hasOnePrice } from './goodsChanges.ts';
import type { GoodsTable_EntryFragment as Entry, GoodsTable_LabelsFragment as Labels } from './GoodsTable.generated.ts';
import { goodsMessages as words } from './messages.ts';

interface RowFieldsProps {
  entry: Entry;
  labels: Labels;
  /** What each field holds, and whom it tells. */
  price: Partial<TextFieldProps>;
  stockState: Partial<SelectProps>;
  leadTimeDays: Partial<TextFieldProps>;
  className?: string;
}

/** The columns of what is written in a row. */
export const rowFields = 'grid gap-3 sm:grid-cols-[minmax(0,9fr)_minmax(0,8fr)_minmax(0,6fr)]';
const number = { hideLabel: true, dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const;

/** Price, stock and lead time of an entry side by side. */
export function RowFields({ entry, labels, price, stockState, leadTimeDays, className = '' }: RowFieldsProps) {
  const { title, priceTiers, saleUnitText } = entry;
  return (
    <div className={`${rowFields} ${className}`}>
      {hasOnePrice(entry) ? (
        <TextField
          {...number}
          {...price}
          label={words.priceOf(title)}
          placeholder={words.onRequest}
          hint={words.per(saleUnitText)}
          suffix={<span className="pe-3 text-muted">{words.toman}</span>}
        />
      ) : (
        <p className="self-center">
          {priceTiers.length > 0 ? words.tiered(formatInteger(priceTiers.length)) : words.onRequest}
        </p>
      )}
      <Select
        {...stockState}
        label={words.stockOf(title)}
        hideLabel
        options={(labels.stockStates?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa }))}
      />
      <TextField
        {...number}
        {...leadTimeDays}
        label={words.leadTimeOf(title)}
        suffix={<span className="pe-3 text-muted">{words.columns.leadTime}</span>}
      />
    </div>
  );
}
