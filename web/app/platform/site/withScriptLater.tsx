import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const onServer: Promise<unknown>[] = [];

/** Until all parts are there that the server's pages have: before it answers the first one. */
export const pagePartsLoaded = async () => {
  await Promise.all(onServer);
};

/**
 * A part that some pages have and others do not. The server writes it like any other; a browser loads its script only with
 * a page that has it, and until then it stands there as the server wrote it.
 * @param place what stands in its place while its script comes, where the page was made by the browser
 */
export function withScriptLater<Props extends object>(load: () => Promise<ComponentType<Props>>, place?: ReactNode) {
  const Lazy = lazy(async () => ({ default: await load() }));
  let Loaded: ComponentType<Props> | undefined;
  const ready = async () => {
    Loaded = await load();
  };
  if (import.meta.env.SSR) onServer.push(ready());
  function WithScriptLater(props: Props) {
    const Part = Loaded ?? Lazy;
    return (
      <Suspense fallback={place}>
        <Part {...props} />
      </Suspense>
    );
  }
  /** Loads the script ahead, so that nothing stands in its place for a moment. */
  return Object.assign(WithScriptLater, { ready });
}
