import { Chip } from '../../../../design/Chip.tsx';
import { LinkButton } from '../../../../design/LinkButton.tsx';
import { filterChips } from './chips.ts';
import type { FilterProperty } from '../../filter/property.ts';
import { catalogMessages } from '../../messages.ts';
import { TechnicalText } from '../../../../platform/text/TechnicalText.tsx';
import type { ListControl } from '../filter/useListState.ts';

const words = catalogMessages.list;

interface ActiveFiltersProps {
  control: ListControl;
  properties: readonly FilterProperty[];
}

/** What narrows the list, each with its removal, and the ways back: to nothing, and to what the page was opened with. */
export function ActiveFilters({ control, properties }: ActiveFiltersProps) {
  const { state, hrefOf, clearHref, resetHref } = control;
  const chips = filterChips(state, { properties });
  if (chips.length === 0 && !resetHref) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {chips.length > 0 && (
        <ul aria-label={words.active} className="contents">
          {chips.map(({ key, text, without }) => (
            <li key={key}>
              <Chip href={hrefOf(without)} removeLabel={words.removeChip(text)}>
                <TechnicalText>{text}</TechnicalText>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {clearHref && (
        <LinkButton href={clearHref} variant="quiet" size="small">
          {words.clear}
        </LinkButton>
      )}
      {resetHref && (
        <LinkButton href={resetHref} variant="quiet" size="small" icon="rotate-ccw">
          {words.reset}
        </LinkButton>
      )}
    </div>
  );
}
