import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';

const never = () => () => undefined;
/** Whether the page is alive: not on the server, nor while a browser takes the server's page over. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * A part whose script is loaded when it is shown first, as a dialog that most visits never open. Nothing stands in its place until
 * then, nor in the server's page. What does not load is told by the screen's error.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    if (!useIsAlive()) return null;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
