import { lazy, Suspense } from 'react';
import { Button } from '../../../design/Button.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import type { ThingType } from '../../../platform/graph/types.generated.ts';
import { useIntendedDialog } from '../../../platform/session/useIntendedDialog.ts';
import { noteButtonMessages as words } from './messages.ts';

// Most visits write nothing.
const ThingNotes = lazy(() => import('./ThingNotes.tsx'));

/** Opens one's notes on a thing. For visitors it leads to the login and back here. */
export function NoteButton({ type, id, name }: { type: ThingType; id: string; name: string }) {
  const { isOpen, open, close, login } = useIntendedDialog(`note ${type} ${id}`, words.goOn);
  if (login)
    return (
      <LinkButton {...login} variant="quiet" size="small" icon="notebook-pen">
        {words.write}
      </LinkButton>
    );
  return (
    <>
      <Button variant="quiet" size="small" icon="notebook-pen" onClick={open}>
        {words.write}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ThingNotes type={type} id={id} name={name} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
