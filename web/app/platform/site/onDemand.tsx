import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part whose script is loaded when it is shown first, as a dialog that most visits never open. Nothing stands in its place until
 * then. What does not load is told by the screen's error.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
