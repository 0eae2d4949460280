import type { Actor } from '../../platform/actor.ts';
import type { Sender } from '../../platform/route.ts';

/** Who looks at what, as far as a module is told that shows something. */
export type Visitors = {
  /** Who looks, as a keyed hash that says nothing to anybody else; undefined for a program. */
  visitorKey: (sender: Sender, actor: Actor | undefined) => Promise<string | undefined>;
  /** Counts a look at something, once for each visitor in half an hour. */
  countLook: (look: { objectType: string; objectId: string }, sender: Sender, actor?: Actor) => Promise<void>;
};
