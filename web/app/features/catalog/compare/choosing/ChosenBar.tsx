import { Button } from '../../../../design/Button.tsx';
import { Icon } from '../../../../design/Icon.tsx';
import { LinkButton } from '../../../../design/LinkButton.tsx';
import { VisuallyHidden } from '../../../../design/VisuallyHidden.tsx';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { askSeveralPath, toBasketPath } from '../../../../paths.ts';
import { type Chosen, chooseOnly, unchoose } from './chosen.ts';
import { compareHref, mostCompared } from '../comparePath.ts';
import { chooseMessages as words } from './messages.ts';

/** The tray with something in it: what, its removal, and the way to the comparison. */
export default function ChosenBar({ chosen }: { chosen: readonly Chosen[] }) {
  const count = formatInteger(chosen.length);
  const ids = chosen.map(({ id }) => id);
  return (
    <div className="compare-tray-bar">
      <VisuallyHidden>
        <span role="status">{words.status(count)}</span>
      </VisuallyHidden>
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-1 py-2 md:flex-nowrap">
        <span className="flex-none text-[0.875rem] font-medium">{words.count(count, formatInteger(mostCompared))}</span>
        <ul className="hidden min-w-0 grow gap-2 md:flex">
          {chosen.map(({ id, title }) => (
            <li key={id} className="min-w-0">
              <button
                type="button"
                className="chip max-w-full"
                aria-label={words.remove(title)}
                onClick={() => unchoose(id)}
              >
                <bdi className="truncate">{title}</bdi>
                <Icon icon="x" size={14} />
              </button>
            </li>
          ))}
        </ul>
        <Button variant="quiet" className="ms-auto flex-none" onClick={() => chooseOnly([])}>
          {words.clear}
        </Button>
        <span className="flex w-full flex-wrap justify-end gap-2 md:w-auto md:flex-none">
          <LinkButton href={askSeveralPath(ids)} rel="nofollow">
            {words.ask}
          </LinkButton>
          <LinkButton
            href={toBasketPath(ids)}
            data-full-load=""
            rel="nofollow"
            aria-label={words.addAll}
            icon="list-plus"
          >
            {words.add}
          </LinkButton>
          <LinkButton href={compareHref({ ids })} variant="primary" icon="scale">
            {words.compare}
          </LinkButton>
        </span>
      </div>
    </div>
  );
}
