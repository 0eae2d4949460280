import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useHydrated } from '../../../platform/navigation/useHydrated.ts';
import { clientGuard, guard } from '../../../platform/session/guard.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { profileMenu, selectedProfileMenu } from '../menu.ts';
import { accountMessages as words } from '../messages.ts';
import { startLive } from './startLive.ts';
import { OwnPicture, PartyChoice, unreadCounts } from './viewerParts.ts';

export const middleware = [guard];
export const clientMiddleware = [clientGuard];
// Without a loader React Router would not ask the server, and so not the guard, for a page of this area.
export const loader = () => null;

/** The logged-in area: its menu beside the page on wide windows, above it on phones. */
export default function ProfileLayout() {
  const isAlive = useHydrated();
  const selected = selectedProfileMenu(useLocation().pathname);
  const isStaff = useViewer()?.isStaff === true;
  useEffect(() => startLive(), []);
  const shown = profileMenu.filter(({ staffOnly }) => !staffOnly || isStaff);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label={words.menu}>
        {/* Its place is kept: the menu must not move under a finger when the picture comes. */}
        <div className="mb-3 h-16 max-lg:hidden">
          {isAlive && (
            <Suspense>
              <OwnPicture />
            </Suspense>
          )}
        </div>
        {isAlive && (
          <Suspense>
            <div className="mb-3 empty:hidden">
              <PartyChoice />
            </div>
          </Suspense>
        )}
        {/* On a phone one row that scrolls, with all that is in it: the page itself begins in the first screen. */}
        <ul className="own-menu relative flex gap-1 max-lg:overflow-x-auto lg:flex-col">
          {shown.map(({ name, href, label, counts }) => (
            <li key={name}>
              <a
                href={href}
                aria-current={selected === name ? 'page' : undefined}
                className="flex min-h-11 items-center gap-2 rounded-[4px] px-3 whitespace-nowrap aria-[current]:bg-primary-soft aria-[current]:text-primary"
              >
                {label}
                {counts && isAlive && <Unread of={counts} />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

function Unread({ of }: { of: keyof typeof unreadCounts }) {
  const Count = unreadCounts[of];
  return (
    <Suspense>
      <Count />
    </Suspense>
  );
}
