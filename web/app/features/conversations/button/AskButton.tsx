import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton, type LinkButtonProps } from '../../../design/LinkButton.tsx';
import type { ConversationSubject } from '../../../platform/graph/types.generated.ts';
import { isPlainClick } from '../../../platform/navigation/siteLink.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { intend, takeIntent } from '../../../platform/session/intent.ts';
import { loginHref } from '../../../platform/session/redirectPath.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { subjectParameter } from '../ask/subject.ts';
import { askButtonMessages as words } from './messages.ts';

// Most visits ask nothing.
const AskDialog = lazy(() => import('./AskDialog.tsx'));

interface AskButtonProps {
  type: ConversationSubject;
  id: string;
  name: string;
  /** Full width of its container. */
  block?: boolean;
  /** Another one where it is not the first thing to do. */
  variant?: LinkButtonProps['variant'];
}

/**
 * Asks who sells a thing. For visitors it leads to the login and back here; without script to the form on the page of the
 * conversations.
 */
export function AskButton({ type, id, name, block = false, variant = 'primary' }: AskButtonProps) {
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const intent = `ask ${type} ${id}`;
  const isIn = viewer !== undefined;
  useEffect(() => {
    // Pressed before the login, which led back here.
    if (!isIn || !takeIntent(intent)) return;
    setOpen(true);
    notify('info', words.goOn);
  }, [isIn, intent]);
  if (!isIn)
    return (
      <LinkButton
        href={loginHref(pathname + search)}
        rel="nofollow"
        variant={variant}
        block={block}
        onClick={() => intend(intent)}
      >
        {words.ask}
      </LinkButton>
    );
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <LinkButton
        href={`/profile/messages?${subjectParameter[type]}=${id}`}
        rel="nofollow"
        variant={variant}
        block={block}
        onClick={open}
      >
        {words.ask}
      </LinkButton>
      {isOpen && (
        <Suspense fallback={null}>
          <AskDialog subject={{ type, id }} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
