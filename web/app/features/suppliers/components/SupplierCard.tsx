import type { Fact } from '../../../design/FactList.tsx';
import { ListingFrame } from '../../../design/ListingFrame.tsx';
import { Monogram } from '../../../design/Monogram.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { supplierMessages } from '../messages.ts';
import { supplierPath } from '../../../paths.ts';
import { answerSpan } from './answerSpan.ts';
import type { SupplierCard_LabelsFragment, SupplierCard_SupplierFragment } from './SupplierCard.generated.ts';

const words = supplierMessages.card;

interface SupplierCardProps {
  supplier: Masked<SupplierCard_SupplierFragment> & { id: string };
  /** The answer of the query that spreads `SupplierCard_labels`. */
  labels: Masked<SupplierCard_LabelsFragment>;
}

/** One supplier in a list: who and where, how far it was checked, what buyers say, how it answers. An `<li>`. */
export function SupplierCard({ supplier, labels }: SupplierCardProps) {
  const seller = readFragment<SupplierCard_SupplierFragment>(supplier);
  const { verificationLevels } = readFragment<SupplierCard_LabelsFragment>(labels);
  const { brandName, legalName, cityName, stateName, verificationLevel, productsCount } = seller;
  return (
    <ListingFrame
      href={supplierPath(seller)}
      title={brandName}
      view="card"
      media={<Monogram name={brandName} size={64} />}
      code={legalName}
      facts={serviceOf(seller)}
      party={
        <span className="flex flex-wrap items-center gap-x-2">
          <span>{cityName === stateName ? cityName : supplierMessages.place(stateName, cityName)}</span>
          <StateBadge states={verificationLevels?.values} value={verificationLevel} />
          <span>{supplierMessages.offers(formatInteger(productsCount))}</span>
        </span>
      }
    />
  );
}

function serviceOf(seller: SupplierCard_SupplierFragment): Fact[] {
  const { rating, ratingCount, responseRate30d, medianFirstResponseMin } = seller;
  return [
    ...(rating === null || ratingCount === 0
      ? []
      : [{ label: words.rating, value: words.ofRatings(formatDecimal(rating, 1), formatInteger(ratingCount)) }]),
    ...(responseRate30d === null
      ? []
      : [{ label: words.answers, value: words.percent(formatInteger(responseRate30d)) }]),
    ...(medianFirstResponseMin === null
      ? []
      : [{ label: words.firstAnswer, value: answerSpan(medianFirstResponseMin) }]),
  ];
}
