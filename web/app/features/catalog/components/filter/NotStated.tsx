import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import type { Facet } from '../../filter/facets.ts';
import { catalogMessages } from '../../messages.ts';

/** The facet of what does not state a property: a line under the others, with its count. */
export function NotStated({ facet }: { facet: Facet | undefined }) {
  if (!facet?.unknownCount) return null;
  return (
    <p className="flex justify-between pt-1 text-[0.8125rem] text-subtle">
      <span>{catalogMessages.list.notStated}</span>
      <span>{formatInteger(facet.unknownCount)}</span>
    </p>
  );
}
