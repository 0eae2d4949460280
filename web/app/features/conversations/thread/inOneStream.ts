import type { ReactNode } from 'react';
import type { DateTime } from '../../../platform/graph/scalars.ts';

/** What stands among the messages, by its time: an `<li>`. */
export interface Entry {
  id: string;
  /** Ascends with each. */
  seq: number;
  at: DateTime;
  item: ReactNode;
}

const timeOf = (each: Entry | { createdAt: DateTime }) => Date.parse('at' in each ? each.at : each.createdAt);

/**
 * Messages and entries by their time, of the same time the entry first. Where older messages are not there yet, what is older than
 * those that are stands apart: between it and them something is missing.
 */
export function inOneStream<Message extends { createdAt: DateTime }>(
  messages: readonly Message[],
  entries: readonly Entry[],
  hasOlder: boolean,
): { before: Entry[]; stream: (Message | Entry)[] } {
  const begin = hasOlder && messages[0] ? timeOf(messages[0]) : -Infinity;
  const after = entries.filter((entry) => timeOf(entry) > begin);
  return {
    before: entries.filter((entry) => timeOf(entry) <= begin),
    // Sorting keeps the order of equals.
    stream: [...after, ...messages].sort((one, other) => timeOf(one) - timeOf(other)),
  };
}
