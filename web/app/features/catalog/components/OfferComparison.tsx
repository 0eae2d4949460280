import { StateBadge } from '../../../design/StateBadge.tsx';
import { Table, type TableColumn } from '../../../design/Table.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { type Money, moneyOf } from '../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { supplierPath, productPath } from '../../../paths.ts';
import { CompareCheckbox } from '../compare/choosing/CompareCheckbox.tsx';
import { productMessages as words } from '../product/messages.ts';
import type { OfferComparison_LabelsFragment, OfferComparison_ProductFragment } from './OfferComparison.generated.ts';

const touchable = 'link inline-flex items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11';

type Ref = Masked<OfferComparison_ProductFragment> & { id: string };
type Offer = OfferComparison_ProductFragment;

interface OfferComparisonProps {
  offers: readonly Ref[];
  /** The answer of the query that spreads `OfferComparison_labels`. */
  labels: Masked<OfferComparison_LabelsFragment>;
}

/** All offers of one base product side by side: who, every price step, quantity, stock and time. */
export function OfferComparison({ offers, labels }: OfferComparisonProps) {
  const states = readFragment<OfferComparison_LabelsFragment>(labels);
  const rows = readFragment<Offer>(offers);
  return (
    <Table
      caption={words.offerTable}
      hideCaption
      columns={columnsOf(states, moneyOf(rows))}
      rows={rows}
      rowKey={(offer) => offer.id}
    />
  );
}

function columnsOf(
  { stockStates, verificationLevels }: OfferComparison_LabelsFragment,
  money: Money,
): TableColumn<Offer>[] {
  return [
    { key: 'seller', header: words.supplier, cell: (offer) => <Seller offer={offer} /> },
    { key: 'price', header: words.tierPrice, cell: (offer) => <Prices offer={offer} money={money} /> },
    {
      key: 'level',
      header: words.level,
      cell: ({ supplier }) =>
        supplier && <StateBadge states={verificationLevels?.values} value={supplier.verificationLevel} />,
    },
    {
      key: 'moq',
      header: words.moq,
      cell: ({ moq, saleUnitText }) => words.quantity(formatDecimal(moq), saleUnitText),
    },
    {
      key: 'stock',
      header: words.stock,
      cell: ({ stockState }) => <StateBadge states={stockStates?.values} value={stockState} />,
    },
    {
      key: 'lead',
      header: words.leadTime,
      cell: ({ leadTimeDays }) => (leadTimeDays === 0 ? words.atOnce : words.days(formatInteger(leadTimeDays))),
    },
    { key: 'warranty', header: words.warranty, cell: ({ warranty }) => warranty ?? words.notStated },
    {
      key: 'open',
      header: words.offer,
      cell: (offer) => (
        <a className={touchable} href={productPath(offer)} aria-label={words.openOf(offer.title)}>
          {words.open}
        </a>
      ),
    },
    {
      key: 'compare',
      header: words.compare,
      cell: ({ id, title, supplier }) => (
        <CompareCheckbox id={id} title={supplier ? words.offerOf(title, supplier.brandName) : title} />
      ),
    },
  ];
}

function Seller({ offer: { supplier, merchant } }: { offer: Offer }) {
  if (!supplier) return null;
  return (
    <>
      <a className={touchable} href={supplierPath(supplier)}>
        {supplier.brandName}
      </a>
      <span className="block text-[0.8125rem] font-normal text-muted">
        {merchant ? words.soldBy(merchant.name) : supplier.cityName}
      </span>
    </>
  );
}

function Prices({ offer, money }: { offer: Offer; money: Money }) {
  const { priceTiers, lowestPriceRial, saleUnitText } = offer;
  if (priceTiers.length < 2) return <span className="price text-[1rem]">{money(lowestPriceRial)}</span>;
  return (
    <ul>
      {priceTiers.map(({ minQty, unitPriceRial }) => (
        <li key={minQty} className="whitespace-nowrap">
          <span className="text-[0.8125rem] text-muted">{words.fromQuantity(formatDecimal(minQty), saleUnitText)}</span>{' '}
          <span className="price text-[1rem]">{money(unitPriceRial)}</span>
        </li>
      ))}
    </ul>
  );
}
