import { useEffect, useRef, useState } from 'react';
import type { SelectedProperty } from '../../filter/selectedProperties.ts';

/** The property filter while somebody works on it: what is in the fields, be it a number yet or not. */
export interface FilterDraft {
  selected: readonly SelectedProperty[];
  includeUnknown: boolean;
}

interface Working extends FilterDraft {
  /** The address it will have when it has been sent. */
  goal: string;
  /** Addresses that the page may show on the way to the goal. */
  way: string[];
}

interface FilterDraftOptions {
  /** The filter of the address. */
  shown: FilterDraft;
  /** The part of the address that says it. */
  address: string;
  /** That part for another filter. */
  addressOf(draft: FilterDraft): string;
  /** Goes there. */
  send(draft: FilterDraft): void;
}

const typingPauseMs = 300;

/**
 * Holds what is typed until it is sent: choices at once, typed text after a pause of 300 ms or by `flush`.
 * The address rules: when it changes to anything that was not sent from here, the draft is the address again.
 */
export function useFilterDraft({ shown, address, addressOf, send }: FilterDraftOptions) {
  const [working, setWorking] = useState<Working>({ ...shown, goal: address, way: [address] });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const arrived = working.goal === address;
  const underway = working.way.includes(address);
  if (arrived && working.way.length > 1) setWorking({ ...working, way: [address] });

  useEffect(() => {
    if (!underway) clearTimeout(timer.current);
  }, [underway]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const draft: FilterDraft = underway || arrived ? working : shown;
  const change = (next: FilterDraft, when: 'now' | 'afterTyping') => {
    const goal = addressOf(next);
    const way = underway ? [...working.way, goal] : [address, goal];
    setWorking({ ...next, goal, way });
    clearTimeout(timer.current);
    if (when === 'now') send(next);
    else timer.current = setTimeout(() => send(next), typingPauseMs);
  };
  /** Forgets the pause: what has been typed is sent now, or with something else. */
  const settle = () => clearTimeout(timer.current);
  const flush = () => {
    settle();
    if (!arrived) send(draft);
  };
  return { draft, isSent: arrived, change, settle, flush };
}
