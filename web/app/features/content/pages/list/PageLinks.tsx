import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { pageLinkMessages } from './messages.ts';
import type { PageLinks_PageFragment } from './PageLinks.generated.ts';

type Ref = Masked<PageLinks_PageFragment> & { id: string };

/** Texts in short, each a link to it: on pages that are about something else, which have no room for their pictures. */
export function PageLinks({ pages }: { pages: readonly Ref[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {pages.map((page) => (
        <PageLink key={page.id} page={page} />
      ))}
    </ul>
  );
}

function PageLink({ page }: { page: Ref }) {
  const { path, title, readingMinutes, contentType } = readFragment<PageLinks_PageFragment>(page);
  return (
    <li>
      <a
        href={path}
        className="flex h-full items-center gap-3 rounded-card border border-border bg-surface p-3 hover:border-primary"
      >
        <span className="min-w-0">
          <span className="block font-medium">{title}</span>
          <span className="block text-[0.8125rem] text-muted">
            {pageLinkMessages.line(contentType?.title ?? '', formatInteger(readingMinutes))}
          </span>
        </span>
      </a>
    </li>
  );
}
