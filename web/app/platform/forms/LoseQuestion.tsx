import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { leaving } from '../navigation/leaving.ts';
import { formMessages as words } from './messages.ts';
import { loseAll } from './unsaved.ts';

interface LoseQuestionProps {
  stay(): void;
  leave(): void;
}

/** Asks before what was typed is lost. */
export function LoseQuestion({ stay, leave }: LoseQuestionProps) {
  const footer = (
    <>
      <Button variant="primary" onClick={stay}>
        {words.keepWriting}
      </Button>
      <Button variant="danger" onClick={leave}>
        {words.loseTyped}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={stay} title={words.unsavedTitle} closeLabel={words.keepWriting} footer={footer} size="small">
      <p>{words.unsavedText}</p>
    </Dialog>
  );
}

/**
 * Asks when somebody goes to another address of the site. In the page once, while a form is changed. An address that is
 * only put right, as when a token that was used is taken out of it, leaves nothing.
 */
export function LeaveQuestion() {
  const location = useLocation();
  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next, historyAction }) =>
      now.pathname !== next.pathname || (now.search !== next.search && historyAction !== 'REPLACE'),
  );
  useEffect(() => void (leaving.isDecided = false), [location]);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    // Nor by the browser, when a new build loads the next page as a whole.
    leaving.isDecided = true;
    loseAll();
    blocker.proceed();
  };
  return <LoseQuestion stay={() => blocker.reset()} leave={leave} />;
}
