import { Button } from '../../../design/Button.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import type { ThingType } from '../../../platform/graph/types.generated.ts';
import { useIntendedDialog } from '../../../platform/session/useIntendedDialog.ts';
import { noteButtonMessages as words } from './messages.ts';
import { onDemand } from '../../../platform/site/onDemand.tsx';

// Most visits write nothing.
const ThingNotes = onDemand(() => import('./ThingNotes.tsx').then((it) => it.default));

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
      {isOpen && <ThingNotes type={type} id={id} name={name} onClose={close} />}
    </>
  );
}
