import { Chip } from '../../design/Chip.tsx';
import type { ThingType } from '../../platform/graph/types.generated.ts';
import { kindNames } from './kinds.ts';
import { thingMessages as words } from './messages.ts';

interface KindsProps<Kind extends ThingType> {
  /** In the order they are offered. */
  kinds: readonly Kind[];
  /** The one that is listed; undefined for all. */
  current: Kind | undefined;
  hrefOf(kind?: Kind): string;
  /** How many there are of a kind or of all, written out. */
  countOf?(kind?: Kind): string;
}

/** Links to the lists of one's own, of all things and of each kind of them. */
export function Kinds<Kind extends ThingType>({ kinds, current, hrefOf, countOf }: KindsProps<Kind>) {
  return (
    <nav aria-label={words.kinds}>
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...kinds].map((kind) => (
          <li key={kind ?? 'all'}>
            <Chip href={hrefOf(kind)} current={kind === current}>
              {kind ? kindNames[kind] : words.all}
              {countOf && ` (${countOf(kind)})`}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
