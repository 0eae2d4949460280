/** Ids on which something that is held depends: those its question names and those its answer shows. */
export type Dependence = { asked: ReadonlySet<string>; shown: ReadonlySet<string> };

const idTag = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(\/?)$/;

/**
 * Whether a change concerns it. Tags are ids of things that changed, and ids with a slash of things whose lists changed, which
 * concerns who asked for them by id: a question that names no thing (the newest suppliers, a search) hears of what it shows, and
 * of what it would show now only when its time is over. Any other tag is `*` or a kind of reference data, which may show anywhere.
 */
export function isTouched({ asked, shown }: Dependence, tags: readonly string[]): boolean {
  return tags.some((tag) => {
    const isOfLists = idTag.exec(tag)?.[1];
    if (isOfLists === undefined) return true;
    return isOfLists ? asked.has(tag.slice(0, -1)) : asked.has(tag) || shown.has(tag);
  });
}

type Held = { entries: () => Iterable<[string, { dependence: Dependence }]>; delete: (key: string) => unknown };

/** Takes out of a cache what a change concerns. */
export function dropTouched(held: Held, tags: readonly string[]): void {
  // Listed first: lru-cache may walk some entries twice when the oldest goes meanwhile.
  const touched = [...held.entries()].filter(([, { dependence }]) => isTouched(dependence, tags));
  for (const [key] of touched) held.delete(key);
}
