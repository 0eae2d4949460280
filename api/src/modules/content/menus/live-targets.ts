import type { Things } from '../../../platform/modules/things.ts';
import { readLinkTarget } from '../link-target.ts';
import { type NamedThing, type Needs, needsOf } from './site-paths.ts';

/** What is published, as the pages tell it. */
export type PublishedPages = {
  /** Those of the names under which a page is shown now. */
  names: (names: string[]) => Promise<string[]>;
  /** Those of the ids that belong to a page which is shown now. */
  ids: (ids: string[]) => Promise<string[]>;
};

export type TargetParts = {
  things: Pick<Things, 'withNames'>;
  pages: PublishedPages;
  /** Types of pages: each that is active has a list. */
  types: () => Promise<{ isShown: (id: string) => boolean }>;
};

/** Which of the targets lead somewhere. Whether foreign hosts answer is theirs to know. */
export async function liveTargets(
  { things, pages, types }: TargetParts,
  hrefs: readonly string[],
): Promise<Set<string>> {
  const asked = [...new Set(hrefs)].flatMap((href) => {
    const needs = needsOfTarget(href);
    return needs ? [{ href, needs }] : [];
  });
  const namesAsked = asked.flatMap(({ needs }) => (isNeed(needs, 'PAGE_NAME') ? [needs.name] : []));
  const idsAsked = asked.flatMap(({ needs }) => (isNeed(needs, 'CONTENTS') ? [needs.id] : []));
  const thingsAsked = asked.flatMap(({ needs }) => (isThing(needs) ? [needs] : []));
  const names = new Set(namesAsked.length > 0 ? await pages.names(namesAsked) : []);
  const ids = new Set(idsAsked.length > 0 ? await pages.ids(idsAsked) : []);
  const tree = await types();
  const named = await things.withNames(thingsAsked, (thing) => thing);
  const shown = new Set(named.flatMap((thing) => ('objectName' in thing ? [`${thing.type} ${thing.id}`] : [])));
  const isLive = (needs: Needs) => {
    if (needs === 'NOTHING') return true;
    if (needs.type === 'PAGE_NAME') return names.has(needs.name);
    if (needs.type === 'CONTENTS') return ids.has(needs.id) || tree.isShown(needs.id);
    return shown.has(`${needs.type} ${needs.id}`);
  };
  return new Set(asked.flatMap(({ href, needs }) => (isLive(needs) ? [href] : [])));
}

function needsOfTarget(href: string): Needs | undefined {
  const target = readLinkTarget(href);
  if (target === undefined) return undefined;
  return target.startsWith('/') ? needsOf(target) : 'NOTHING';
}

const isNeed = <T extends 'PAGE_NAME' | 'CONTENTS'>(needs: Needs, type: T): needs is Extract<Needs, { type: T }> =>
  needs !== 'NOTHING' && needs.type === type;
const isThing = (needs: Needs): needs is NamedThing =>
  needs !== 'NOTHING' && needs.type !== 'PAGE_NAME' && needs.type !== 'CONTENTS';
