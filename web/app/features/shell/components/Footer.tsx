import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { useHydrated } from '../../../platform/navigation/useHydrated.ts';
import { StaticHtml } from '../../../platform/site/StaticHtml.tsx';
import { shellMessages } from '../messages.ts';
import { footerHtml } from './footerHtml.ts';
import { useFrame } from './frameQuestion.ts';

const words = shellMessages.footer;
const LooksSwitch = lazy(() => import('./LooksSwitch.tsx').then((it) => ({ default: it.LooksSwitch })));

/** Ways into the site, who runs it, what it is, and how it looks. */
export function Footer() {
  const answer = useFrame();
  return (
    <footer className="page-footer print:hidden mt-12 border-t border-border bg-sunken">
      <div className="page-width py-8">
        {answer && <StaticHtml html={footerHtml(answer)} />}
        <div className="mt-8 flex flex-wrap items-end justify-between gap-6 border-t border-border pt-6">
          <div className="text-[0.875rem] text-muted">
            <p>{words.about}</p>
            <p className="mt-2">{words.invented}</p>
          </div>
          <Looks />
        </div>
      </div>
    </footer>
  );
}

/** Few choose how the site looks, and those once: its script comes when it is asked for. */
function Looks() {
  const [isOpen, setOpen] = useState(false);
  const hydrated = useHydrated();
  if (isOpen)
    return (
      <Suspense>
        <LooksSwitch />
      </Suspense>
    );
  return (
    <Button className={hydrated ? undefined : 'invisible'} onClick={() => setOpen(true)}>
      {words.looks}
    </Button>
  );
}
