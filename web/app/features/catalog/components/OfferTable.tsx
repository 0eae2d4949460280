import { Table } from '../../../design/Table.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { moneyOf } from '../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { productMessages as words } from '../product/messages.ts';
import { productPath } from '../../../paths.ts';
import { StateBadge, type States } from '../../../design/StateBadge.tsx';
import type { OfferTable_ProductFragment } from './OfferTable.generated.ts';

type Ref = Masked<OfferTable_ProductFragment> & { id: string };

interface OfferTableProps {
  offers: readonly Ref[];
  stockStates: States;
}

/** Offers of one product side by side: who, how much, from which quantity, when. */
export function OfferTable({ offers, stockStates }: OfferTableProps) {
  const opened = readFragment<OfferTable_ProductFragment>(offers);
  const money = moneyOf(opened);
  return (
    <Table
      caption={words.offerTable}
      hideCaption
      columns={[
        {
          key: 'supplier',
          header: words.supplier,
          cell: (offer) => (
            <a
              className="link inline-flex items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              href={productPath(offer)}
            >
              {offer.supplier?.brandName ?? offer.title}
            </a>
          ),
        },
        { key: 'price', header: words.price, cell: (offer) => money(offer.lowestPriceRial) },
        {
          key: 'moq',
          header: words.moq,
          cell: (offer) => words.quantity(formatDecimal(offer.moq), offer.saleUnitText),
        },
        {
          key: 'stock',
          header: words.stock,
          cell: (offer) => <StateBadge states={stockStates} value={offer.stockState} />,
        },
        {
          key: 'lead',
          header: words.leadTime,
          cell: (offer) => (offer.leadTimeDays === 0 ? words.atOnce : words.days(formatInteger(offer.leadTimeDays))),
        },
      ]}
      rows={opened}
      rowKey={(offer) => offer.id}
    />
  );
}
