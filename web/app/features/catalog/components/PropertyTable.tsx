import type { ReactNode } from 'react';
import { Code } from '../../../design/Code.tsx';
import { Table, type TableColumn } from '../../../design/Table.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { categoryMessages } from '../screens/messages.ts';
import type { PropertyTable_PropertyFragment } from './PropertyTable.generated.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';

const words = categoryMessages.properties;
const valuesShown = 8;

type Ref = Masked<PropertyTable_PropertyFragment> & { id: string };
type Column = TableColumn<Ref>;

interface PropertyTableProps {
  group: string;
  properties: readonly Ref[];
  /** What a person reads for each data type. */
  kinds: ReadonlyMap<string, string>;
}

/** The properties of one group: what is measured, in which units, within which bounds. */
export function PropertyTable({ group, properties, kinds }: PropertyTableProps) {
  const columns: Column[] = [
    { key: 'name', header: words.name, cell: opened((each) => each.name), width: '12rem' },
    { key: 'kind', header: words.kind, cell: opened((each) => kinds.get(each.dataType)), width: '7rem' },
    { key: 'units', header: words.units, cell: opened(unitsOf) },
    { key: 'values', header: words.values, cell: opened(valuesOf) },
    {
      key: 'filter',
      header: words.filter,
      cell: opened((each) => (each.isFilterable ? words.yes : words.no)),
      width: '5rem',
    },
    { key: 'standards', header: words.standards, cell: opened(standardsOf), width: '9rem' },
    { key: 'code', header: words.code, cell: opened((each) => <Code>{each.code}</Code>), width: '9rem' },
  ];
  return (
    <Table caption={words.table(group)} hideCaption columns={columns} rows={properties} rowKey={(each) => each.id} />
  );
}

const opened = (cell: (property: PropertyTable_PropertyFragment) => ReactNode) => (ref: Ref) =>
  cell(readFragment<PropertyTable_PropertyFragment>(ref));

const unitsOf = ({ units }: PropertyTable_PropertyFragment) => (
  <Wrapped>{units?.length ? units.map((unit) => unit.displayText).join(words.separator) : words.none}</Wrapped>
);

const standardsOf = ({ standards }: PropertyTable_PropertyFragment) =>
  standards.length > 0 ? <Code tone="plain">{standards.join(', ')}</Code> : words.none;

function valuesOf(property: PropertyTable_PropertyFragment) {
  const { enumValues, decimals, units } = property;
  if (enumValues.length > 0) {
    const more = enumValues.length - valuesShown;
    const shown = enumValues
      .slice(0, valuesShown)
      .map((value) => value.label)
      .join(words.separator);
    return (
      <Wrapped>
        <TechnicalText>{shown}</TechnicalText> {more > 0 && words.more(formatInteger(more))}
      </Wrapped>
    );
  }
  const least = property.minAllowed?.value ?? property.minNumber;
  const greatest = property.maxAllowed?.value ?? property.maxNumber;
  if (least === null || greatest === null) return words.none;
  return words.between(
    formatDecimal(least, decimals),
    formatDecimal(greatest, decimals),
    units?.[0]?.displayText ?? '',
  );
}

/** Long lists break into lines; a table's cells otherwise keep to one. */
const Wrapped = ({ children }: { children: ReactNode }) => (
  <span className="block min-w-56 whitespace-normal">{children}</span>
);
