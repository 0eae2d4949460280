import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';
import { ProgressLine } from '../../design/ProgressLine.tsx';
import { loadingFlag } from './loadingFlag.ts';
import { navigationMessages } from './messages.ts';
import { navigationPending } from './pending.ts';

const never = () => false;

/** The thin line at the top while a navigation is on its way; it covers nothing. */
export function NavigationProgress() {
  const loading = useNavigation().state !== 'idle';
  const early = useSyncExternalStore(navigationPending.subscribe, navigationPending.isPending, never);
  const active = loading || early;
  useEffect(() => {
    if (!active) return;
    loadingFlag.begin('navigation');
    return () => loadingFlag.end('navigation');
  }, [active]);
  return <ProgressLine active={active} label={navigationMessages.loading} />;
}
