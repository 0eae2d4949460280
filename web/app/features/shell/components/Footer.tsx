import { sellPath } from '../../../paths.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { shellMessages } from '../messages.ts';
import { LooksSwitch } from './LooksSwitch.tsx';
import { menuQuestion } from './menuQuestion.ts';

const words = shellMessages.footer;

/** What the site is, ways into its four parts, and how it looks. */
export function Footer() {
  const roots = useGraphIfLoaded(...menuQuestion)?.categoryMenu ?? [];
  return (
    <footer className="page-footer print:hidden mt-12 border-t border-border bg-sunken">
      <div className="page-width grid gap-8 py-8 md:grid-cols-3">
        <div className="text-[0.875rem] text-muted">
          <p>{words.about}</p>
          <p className="mt-2">{words.invented}</p>
          <a
            className="mt-2 inline-flex min-h-11 items-center hover:text-primary lg:min-h-8"
            href="/basket"
            data-full-load=""
          >
            {words.basket}
          </a>
          <a className="flex min-h-11 items-center hover:text-primary lg:min-h-8" href={sellPath}>
            {words.sell}
          </a>
        </div>
        {roots.length > 0 && <Roots roots={roots} />}
        <LooksSwitch />
      </div>
    </footer>
  );
}

function Roots({ roots }: { roots: readonly { id: string; slug: string; name: string }[] }) {
  return (
    <nav aria-label={words.roots}>
      <ul>
        {roots.map(({ id, slug, name }) => (
          <li key={id}>
            <a className="flex min-h-11 items-center hover:text-primary lg:min-h-8" href={`/category/${id}/${slug}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
