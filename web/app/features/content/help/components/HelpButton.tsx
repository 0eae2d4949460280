import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { keysAt } from '../helpKeys.ts';
import { helpMessages as words } from '../messages.ts';

const HelpSheet = lazy(() => import('./HelpSheet.tsx'));

interface HelpButtonProps {
  /** Screens that have help. */
  topics: readonly { frontUniqueId: string; title: string }[];
}

/** Opens the help of the screen beside it, where it has some; without script it is a link to the help's page. */
export function HelpButton({ topics }: HelpButtonProps) {
  const screen = useMatches().at(-1)?.id ?? '';
  const { pathname, search } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const [topic] = keysAt(screen, search).flatMap((key) => topics.find((each) => each.frontUniqueId === key) ?? []);
  if (!topic) return null;
  const { frontUniqueId, title } = topic;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpenAt(pathname);
  };
  return (
    <aside aria-label={words.title} className="page-width relative print:hidden">
      <a
        className="link absolute end-4 top-1 text-[0.875rem] after:absolute after:-inset-x-2 after:-inset-y-2 after:content-[''] md:end-8"
        href={`/help/${frontUniqueId}`}
        aria-label={words.helpOf(title)}
        onClick={open}
      >
        {words.open}
      </a>
      {openAt === pathname && (
        <Suspense fallback={null}>
          <HelpSheet frontUniqueId={frontUniqueId} title={title} onClose={() => setOpenAt(undefined)} />
        </Suspense>
      )}
    </aside>
  );
}
