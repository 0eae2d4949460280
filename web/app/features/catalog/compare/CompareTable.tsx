import { Icon } from '../../../design/Icon.tsx';
import { Select } from '../../../design/Select.tsx';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { productPath } from '../../../paths.ts';
import { AskButtons, isOrderable, OrderButton } from '../../sourcing/index.ts';
import { unchoose } from './choosing/chosen.ts';
import type { CompareRow } from './measureRows.ts';
import { chooseMessages } from './choosing/messages.ts';
import { compareMessages as words } from './messages.ts';
import type { ComparedOffer } from './offerRows.ts';

interface CompareTableProps {
  offers: readonly ComparedOffer[];
  rows: readonly CompareRow[];
  /** This comparison without one product. */
  hrefWithout(id: string): string;
  /** Reads a row in another unit, by UCUM code. */
  onUnit(property: string, unit: string): void;
}

/** Products as columns, what is stated of them as rows under their headings. Scrolls sideways by itself. */
export function CompareTable({ offers, rows, hrefWithout, onUnit }: CompareTableProps) {
  const groups = [...new Set(rows.map(({ groupName }) => groupName))];
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div className="data-table-frame" role="region" aria-label={words.table} tabIndex={0}>
      <table className="data-table compare-table">
        <caption className="visually-hidden">{words.table}</caption>
        <colgroup>
          <col />
          {offers.map(({ id }) => (
            <col key={id} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            {offers.map((offer) => (
              <th key={offer.id} scope="col">
                <Product offer={offer} removeHref={hrefWithout(offer.id)} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group}>
            <tr>
              <th colSpan={offers.length + 1} scope="rowgroup" className="compare-group">
                {group}
              </th>
            </tr>
            {rows
              .filter(({ groupName }) => groupName === group)
              .map((row) => (
                <Row key={row.code} row={row} onUnit={(unit) => onUnit(row.code, unit)} />
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Product({ offer, removeHref }: { offer: ComparedOffer; removeHref: string }) {
  return (
    <span className="flex items-start justify-between gap-2">
      <span className="flex flex-col items-start gap-2">
        <a className="link inline-block pointer-coarse:min-h-11" href={productPath(offer)}>
          <TechnicalText>{offer.title}</TechnicalText>
        </a>
        <span className="flex flex-wrap gap-2 print:hidden">
          {isOrderable(offer) && <OrderButton id={offer.id} name={offer.title} variant="secondary" size="small" />}
          <AskButtons kind="offer" id={offer.id} name={offer.title} size="small" />
        </span>
      </span>
      <a
        className="button button-quiet button-small flex-none pointer-coarse:min-w-11 print:hidden"
        href={removeHref}
        aria-label={chooseMessages.remove(offer.title)}
        data-keep-scroll=""
        onClick={() => unchoose(offer.id)}
      >
        <Icon icon="x" size={16} />
      </a>
    </span>
  );
}

function Row({ row, onUnit }: { row: CompareRow; onUnit: (unit: string) => void }) {
  const { code, name, units, unit, cells, differs } = row;
  return (
    <tr>
      <th scope="row">
        <span className="block">{name}</span>
        {unit && units.length > 1 && (
          <Select
            label={words.unit(name)}
            hideLabel
            name={`${code}.unit`}
            className="compare-unit"
            options={units.map((each) => ({ value: each.code, label: each.displayText }))}
            value={unit.code}
            onChange={(event) => onUnit(event.currentTarget.value)}
          />
        )}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className={differs ? 'font-medium' : 'text-muted'}>
          {cell === undefined ? (
            <span className="text-subtle">{words.notStated}</span>
          ) : (
            <TechnicalText>{cell}</TechnicalText>
          )}
        </td>
      ))}
    </tr>
  );
}
