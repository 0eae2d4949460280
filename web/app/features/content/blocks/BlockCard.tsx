import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { describeThing } from '../../things/index.ts';
import type { BlockParts } from './blockList.ts';

/** What a text points at, in one line; nothing once it is not shown to the public. */
export function BlockCard({ block: { thing } }: { block: BlockParts }) {
  const shown = describeThing({ thing: thing ?? null });
  if (!shown) return null;
  const { name, href, media, party, price, priceNote } = shown;
  return (
    <div className="card card-pad-normal flex flex-wrap items-center gap-x-4 gap-y-2">
      {media}
      <div className="min-w-0 flex-1 basis-40">
        <a href={href} className="link inline-block font-medium pointer-coarse:py-2">
          <TechnicalText>{name}</TechnicalText>
        </a>
        {party && <div className="text-dense text-muted">{party}</div>}
      </div>
      {price && (
        <div className="ms-auto shrink-0 text-end font-price text-accent">
          {price}
          {priceNote && <div className="text-meta text-muted">{priceNote}</div>}
        </div>
      )}
    </div>
  );
}
