import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { withScriptLater } from '../../../platform/site/withScriptLater.tsx';
import './advertisement.css';
import type { AdvertisementSlot_AdvertisementFragment as Advertisement } from './AdvertisementSlot.generated.ts';
import { advertisementWords as words } from '../messages.ts';

// Most pages have little room for script, and the link needs none.
const Link = withScriptLater(async () => (await import('./AdvertisementLink.tsx')).AdvertisementLink);

interface AdvertisementSlotProps {
  /** What the slot shows now: one, or none. */
  shown: readonly Masked<Advertisement>[] | null | undefined;
}

/** A place for an advertisement; it keeps its room before the picture is there, and is nowhere without one. */
export function AdvertisementSlot({ shown }: AdvertisementSlotProps) {
  const [advertisement] = readFragment<Advertisement>(shown ?? []);
  return (
    advertisement && (
      <section aria-label={words.label} className={`advertisement print:hidden ${advertisement.slot}`}>
        <Link advertisement={advertisement} />
      </section>
    )
  );
}
