import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { notify } from '../notify/notify.ts';
import { intend, takeIntent } from './intent.ts';
import { loginHref } from './redirectPath.ts';
import { useViewer } from './session.ts';

/**
 * The dialog of a button that needs a login. For who is logged in it opens, at once where the button was pressed before the login,
 * which led back here; for a visitor `login` is what the link to the login is given, undefined for others.
 * @param intent which button it is @param goOn what is said where it opens by itself
 */
export function useIntendedDialog(intent: string, goOn: string) {
  const isIn = useViewer() !== undefined;
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isIn || !takeIntent(intent)) return;
    setOpen(true);
    notify('info', goOn);
  }, [isIn, intent, goOn]);
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    login: isIn ? undefined : { href: loginHref(pathname + search), rel: 'nofollow', onClick: () => intend(intent) },
  };
}
