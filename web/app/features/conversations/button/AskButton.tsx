import { type MouseEvent } from 'react';
import { LinkButton, type LinkButtonProps } from '../../../design/LinkButton.tsx';
import { isPlainClick } from '../../../platform/navigation/siteLink.ts';
import { useIntendedDialog } from '../../../platform/session/useIntendedDialog.ts';
import { type AskedSubject, subjectParameter } from '../ask/subject.ts';
import { askButtonMessages as words } from './messages.ts';
import { onDemand } from '../../../platform/site/onDemand.tsx';

// Most visits ask nothing.
const AskDialog = onDemand(() => import('./AskDialog.tsx').then((it) => it.default));

interface AskButtonProps {
  type: AskedSubject;
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
  const { isOpen, open, close, login } = useIntendedDialog(`ask ${type} ${id}`, words.goOn);
  if (login)
    return (
      <LinkButton {...login} variant={variant} block={block}>
        {words.ask}
      </LinkButton>
    );
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <LinkButton
        href={`/profile/messages?${subjectParameter[type]}=${id}`}
        rel="nofollow"
        variant={variant}
        block={block}
        onClick={press}
      >
        {words.ask}
      </LinkButton>
      {isOpen && <AskDialog subject={{ type, id }} name={name} onClose={close} />}
    </>
  );
}
