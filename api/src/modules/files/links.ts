import type { Actor } from '../../platform/actor.ts';
import type { LinkOwner } from '../../platform/modules/module.ts';

/** What a file is part of, and what that has it for. */
export type FileLink = { objectType: string; objectId: string; role: string };
/** A new one. `sort`: its place among those of the thing; `altText`: what a picture shows, in Persian. */
export type NewFileLink = FileLink & { sort?: number; altText?: string };
/** A picture that everybody sees who is shown the thing it is linked to. */
export const PUBLIC = 'PUBLIC';

/** A video that everybody sees who is shown the thing it is linked to. */
export const VIDEO = 'VIDEO';

/** A paper that everybody may read who is shown the thing it is linked to, by links that end. */
export const PAPER = 'DOCUMENT';

/** By the type of the object. */
export type LinkOwners = Readonly<Record<string, LinkOwner>>;

/** Whether one of some links may be seen, each kind of things asked once. */
export async function isSeenOfOne(owners: LinkOwners, actor: Actor | undefined, links: FileLink[]): Promise<boolean> {
  const kinds = new Set(links.map(({ objectType, role }) => `${objectType} ${role}`));
  for (const kind of kinds) {
    const [type, role] = kind.split(' ') as [string, string];
    const ids = links.filter((each) => each.objectType === type && each.role === role).map(({ objectId }) => objectId);
    if (await owners[type]?.canSee(actor, ids, role)) return true;
  }
  return false;
}
