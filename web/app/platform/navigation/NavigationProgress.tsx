import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';
import { ProgressLine } from '../../design/ProgressLine.tsx';
import { navigationMessages } from './messages.ts';
import { navigationPending } from './pending.ts';

const never = () => false;

/** The thin line at the top while a navigation is on its way; it covers nothing. */
export function NavigationProgress() {
  const loading = useNavigation().state !== 'idle';
  const early = useSyncExternalStore(navigationPending.subscribe, navigationPending.isPending, never);
  return <ProgressLine active={loading || early} label={navigationMessages.loading} />;
}
