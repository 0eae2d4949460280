/** Who holds answers and must know when they change. */
export type ChangeListener = {
  /** From now on every change is heard. Nothing that was held before may be given. */
  begin: () => void;
  /** @param tags what changed, as the api's `recordChange` says (`dependence.ts`) */
  changed: (tags: string[]) => void;
  /** Changes may happen unheard: nothing may be held. */
  lost: () => void;
};
