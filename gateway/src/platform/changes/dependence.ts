/** Ids on which something that is held depends: those its question names and those its answer shows. */
export type Dependence = { asked: ReadonlySet<string>; shown: ReadonlySet<string> };

/**
 * Whether a change concerns it. Tags are ids of things that changed, ids with a slash of things whose lists changed, or `*`.
 * A question that names no thing at all (the newest suppliers, a search) may be concerned by anything.
 */
export function isTouched({ asked, shown }: Dependence, tags: readonly string[]): boolean {
  if (tags.length === 0) return false;
  return asked.size === 0 || tags.some((tag) => tag === '*' || asked.has(tag.replace('/', '')) || shown.has(tag));
}
