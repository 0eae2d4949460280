import { Card } from '../../../design/Card.tsx';
import { FactList, type Fact } from '../../../design/FactList.tsx';
import { Table } from '../../../design/Table.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { type Money, moneyOf } from '../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { productMessages as words } from '../product/messages.ts';
import { StateBadge, type States } from '../../../design/StateBadge.tsx';
import type { PriceBox_ProductFragment } from './PriceBox.generated.ts';

interface PriceBoxProps {
  product: Masked<PriceBox_ProductFragment>;
  stockStates: States;
}

/** What it costs, how it is sold and when it leaves. */
export function PriceBox({ product, stockStates }: PriceBoxProps) {
  const offer = readFragment<PriceBox_ProductFragment>(product);
  const isTiered = offer.priceTiers.length > 1;
  const money = moneyOf(offer);
  return (
    <Card as="section" aria-label={words.price} className="flex flex-col gap-4">
      <div>
        <div className="price text-[1.5rem] leading-9">
          {isTiered && <span className="text-[0.875rem] font-normal text-muted">{words.from} </span>}
          {money(offer.lowestPriceRial)}
        </div>
        {offer.lowestPriceRial && <div className="text-[0.8125rem] text-muted">{words.per(offer.saleUnitText)}</div>}
      </div>
      <div>
        <StateBadge states={stockStates} value={offer.stockState} />
      </div>
      {isTiered && <Tiers tiers={offer.priceTiers} unit={offer.saleUnitText} money={money} />}
      <FactList facts={termsOf(offer)} />
    </Card>
  );
}

interface TiersProps {
  tiers: PriceBox_ProductFragment['priceTiers'];
  unit: string;
  money: Money;
}

function Tiers({ tiers, unit, money }: TiersProps) {
  return (
    <Table
      caption={words.tiers}
      columns={[
        { key: 'from', header: words.tierFrom, cell: (tier) => words.quantity(formatDecimal(tier.minQty), unit) },
        { key: 'price', header: words.tierPrice, cell: (tier) => money(tier.unitPriceRial) },
      ]}
      rows={tiers}
      rowKey={(tier) => tier.minQty}
    />
  );
}

function termsOf(offer: PriceBox_ProductFragment): Fact[] {
  const { leadTimeDays, moq, orderStep, saleUnitText, warranty, originCountryName } = offer;
  return [
    { label: words.leadTime, value: leadTimeDays === 0 ? words.atOnce : words.days(formatInteger(leadTimeDays)) },
    { label: words.moq, value: words.quantity(formatDecimal(moq), saleUnitText) },
    ...(orderStep !== '1'
      ? [{ label: words.step, value: words.quantity(formatDecimal(orderStep), saleUnitText) }]
      : []),
    ...heldBy(offer),
    ...(warranty ? [{ label: words.warranty, value: warranty }] : []),
    ...(originCountryName ? [{ label: words.origin, value: originCountryName }] : []),
  ];
}

/** How much one sale unit holds; the first number of a pack stands beside the price already. */
function heldBy({ saleUnit, conversions }: PriceBox_ProductFragment): Fact[] {
  if (conversions.length < (saleUnit?.converts ? 1 : 2)) return [];
  const held = conversions.flatMap(({ measure }) => measure?.text ?? []);
  return [{ label: words.held, value: held.join(words.equals) }];
}
