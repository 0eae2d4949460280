import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../design/Button.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import type { ThingType } from '../../../platform/graph/types.generated.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { intend, takeIntent } from '../../../platform/session/intent.ts';
import { loginHref } from '../../../platform/session/redirectPath.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { noteButtonMessages as words } from './messages.ts';

// Most visits write nothing.
const ThingNotes = lazy(() => import('./ThingNotes.tsx'));

/** Opens one's notes on a thing. For visitors it leads to the login and back here. */
export function NoteButton({ type, id, name }: { type: ThingType; id: string; name: string }) {
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const intent = `note ${type} ${id}`;
  const isIn = viewer !== undefined;
  useEffect(() => {
    // Pressed before the login, which led back here.
    if (!isIn || !takeIntent(intent)) return;
    setOpen(true);
    notify('info', words.goOn);
  }, [isIn, intent]);
  if (!viewer)
    return (
      <LinkButton
        href={loginHref(pathname + search)}
        rel="nofollow"
        variant="quiet"
        size="small"
        icon="notebook-pen"
        onClick={() => intend(intent)}
      >
        {words.write}
      </LinkButton>
    );
  return (
    <>
      <Button variant="quiet" size="small" icon="notebook-pen" onClick={() => setOpen(true)}>
        {words.write}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ThingNotes type={type} id={id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
