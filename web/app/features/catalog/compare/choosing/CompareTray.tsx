import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../../design/Button.tsx';
import { useChosen } from './chosen.ts';
import { compareFormId } from './compareFormId.ts';
import { comparePath } from '../comparePath.ts';
import { chooseMessages as words } from './messages.ts';

// Most visits compare nothing; its code comes with the first choice.
const ChosenBar = lazy(() => import('./ChosenBar.tsx'));

/**
 * What was chosen for comparison, at the foot of the window on every page. Without script it is the button
 * that sends the ticks, on pages that have any.
 */
export function CompareTray() {
  const chosen = useChosen();
  const { pathname } = useLocation();
  if (pathname === comparePath) return null;
  return (
    <form id={compareFormId} action={comparePath} method="get" aria-label={words.tray} className="compare-tray">
      {chosen.length > 0 ? (
        <Suspense fallback={null}>
          <ChosenBar chosen={chosen} />
        </Suspense>
      ) : (
        <div className="compare-tray-bar hidden noscript:block">
          <Button type="submit" variant="primary">
            {words.compareTicked}
          </Button>
        </div>
      )}
    </form>
  );
}
