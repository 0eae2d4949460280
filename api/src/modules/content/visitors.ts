import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Sender } from '../../platform/route.ts';

type Look = { objectType: string; objectId: string };

/** Who looks at what, as far as a module is told that shows something. */
export type Visitors = {
  /** Who looks, as a keyed hash that says nothing to anybody else; undefined for a program. */
  visitorKey: (sender: Sender, actor: Actor | undefined) => Promise<string | undefined>;
  /** Counts a look at something, once for each visitor in half an hour. */
  countLook: (look: Look, sender: Sender, actor?: Actor) => Promise<void>;
  /** Counts by `add`, once for each visitor in half an hour, what is done with something that is looked at. @returns whether it counted */
  countAct: (
    act: string,
    look: Look,
    add: (tx: Tx, day: string) => Promise<unknown>,
    sender: Sender,
    actor?: Actor,
  ) => Promise<boolean>;
  /** Ends the figures of days before a day of Tehran, of all things of a kind. */
  forgetLooks: (objectType: string, before: string) => Promise<unknown>;
};
