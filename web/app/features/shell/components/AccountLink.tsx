import { useLocation } from 'react-router-dom';
import { Icon } from '../../../design/Icon.tsx';
import { loginHref } from '../../../platform/session/redirectPath.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { shellMessages } from '../messages.ts';

/** To the own area, or to the login with the way back here. */
export function AccountLink() {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const href = viewer ? '/profile' : loginHref(pathname + search);
  return (
    <a href={href} rel="nofollow" className="account-link">
      <Icon icon="circle-user" size={20} />
      {/* Beside the menu of a phone there is room for one short word. */}
      {viewer ? <span className="max-sm:sr-only">{shellMessages.account}</span> : shellMessages.login}
    </a>
  );
}
