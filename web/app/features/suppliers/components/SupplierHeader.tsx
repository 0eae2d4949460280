import { Monogram } from '../../../design/Monogram.tsx';
import { Picture } from '../../../design/Picture.tsx';
import { StateBadge, type States } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { AskButton } from '../../conversations/index.ts';
import { SaveButton } from '../../favorites/index.ts';
import { NoteButton } from '../../notes/index.ts';
import { supplierMessages as words } from '../messages.ts';
import { answerSpan } from './answerSpan.ts';
import type { SupplierHeader_SupplierFragment } from './SupplierHeader.generated.ts';

interface SupplierHeaderProps {
  supplier: Masked<SupplierHeader_SupplierFragment>;
  levels: States;
  /** Whether buyers see it, and can keep it. */
  isPublic: boolean;
}

/** Who it is: name, place, how far it was checked, and how it answers. */
export function SupplierHeader({ supplier, levels, isPublic }: SupplierHeaderProps) {
  const { id, brandName, legalName, cityName, stateName, verificationLevel, logo, cover, ...service } =
    readFragment<SupplierHeader_SupplierFragment>(supplier);
  const place = cityName === stateName ? cityName : words.place(stateName, cityName);
  return (
    <>
      {cover && (
        <div className="max-h-56 overflow-hidden rounded-card [&_img]:h-full [&_img]:max-h-56 [&_img]:w-full [&_img]:object-cover">
          <Picture source={cover} alt={cover.altText} sizes="(min-width: 1280px) 1216px, 100vw" isFirst />
        </div>
      )}
      <header className="flex items-start gap-4">
        {logo ? (
          <img
            src={logo.url.replace(/\d+$/, '320')}
            alt={logo.altText}
            width={72}
            height={72}
            className="size-18 shrink-0 rounded-[4px] border border-border bg-surface object-contain"
          />
        ) : (
          <Monogram name={brandName} size={72} />
        )}
        <div className="min-w-0">
          <h1>{brandName}</h1>
          <p className="text-muted">{legalName}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{place}</span>
            <StateBadge states={levels} value={verificationLevel} />
          </p>
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-[0.875rem] text-muted">
            {serviceOf(service).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {isPublic && (
            <div className="mt-3 flex flex-wrap items-center gap-3">
              <AskButton type="SUPPLIER" id={id} name={brandName} />
              <SaveButton type="SUPPLIER" id={id} name={brandName} />
              <NoteButton type="SUPPLIER" id={id} name={brandName} />
            </div>
          )}
        </div>
      </header>
    </>
  );
}

type Service = Pick<
  SupplierHeader_SupplierFragment,
  'rating' | 'ratingCount' | 'responseRate30d' | 'medianFirstResponseMin' | 'productsCount'
>;

/** What buyers said and how it answers, a line for each thing that is known. */
function serviceOf({ rating, ratingCount, responseRate30d, medianFirstResponseMin, productsCount }: Service): string[] {
  return [
    words.offers(formatInteger(productsCount)),
    rating !== null && ratingCount > 0
      ? words.rating(formatDecimal(rating, 1), formatInteger(ratingCount))
      : words.noRating,
    ...(responseRate30d === null ? [] : [words.answers(formatInteger(responseRate30d))]),
    ...(medianFirstResponseMin === null ? [] : [words.firstAnswer(answerSpan(medianFirstResponseMin))]),
  ];
}
