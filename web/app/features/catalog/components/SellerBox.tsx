import type { ReactNode } from 'react';
import { Card } from '../../../design/Card.tsx';
import { Monogram } from '../../../design/Monogram.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { supplierPath } from '../../../paths.ts';
import { productMessages as words } from '../product/messages.ts';
import { StateBadge, type States } from '../../../design/StateBadge.tsx';
import type { SellerBox_SupplierFragment } from './SellerBox.generated.ts';

interface SellerBoxProps {
  supplier: Masked<SellerBox_SupplierFragment>;
  levels: States;
  /** Below: what buyers do here. */
  children?: ReactNode;
}

/** Who offers it, how far that was checked, and how it answers. */
export function SellerBox({ supplier, levels, children }: SellerBoxProps) {
  const {
    id,
    slug,
    brandName,
    legalName,
    cityName,
    stateName,
    verificationLevel,
    rating,
    ratingCount,
    responseRate30d,
  } = readFragment<SellerBox_SupplierFragment>(supplier);
  const place = cityName === stateName ? cityName : words.place(stateName, cityName);
  return (
    <Card as="section" aria-label={words.supplier} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Monogram name={brandName} size={48} />
        <div className="min-w-0">
          <a
            href={supplierPath({ id, slug })}
            className="link inline-flex items-center font-medium pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          >
            {brandName}
          </a>
          <div className="text-[0.8125rem] text-muted">{legalName}</div>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 text-[0.875rem]">
        <span>{place}</span>
        <StateBadge states={levels} value={verificationLevel} />
      </div>
      <ul className="text-[0.875rem] text-muted">
        {rating !== null && ratingCount > 0 && (
          <li>{words.rating(formatDecimal(rating, 1), formatInteger(ratingCount))}</li>
        )}
        {responseRate30d !== null && <li>{words.answers(formatInteger(responseRate30d))}</li>}
      </ul>
      {children}
    </Card>
  );
}
