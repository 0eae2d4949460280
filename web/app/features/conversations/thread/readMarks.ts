import type { ConversationSide } from '../../../platform/graph/types.generated.ts';

/** What stands at a message of the own side: that it is with the other side, or was read there. */
export type ReadMark = 'SENT' | 'SEEN';

interface Said {
  seq: number;
  side: ConversationSide;
  isDeleted: boolean;
}

/**
 * Where the marks stand: at the last own message that was read, whoever of the own side wrote it, and at the last one if that was
 * not read yet. All before a read one were read too.
 */
export function readMarks(
  messages: readonly Said[],
  { side, otherReadSeq }: { side: ConversationSide; otherReadSeq: number },
): (seq: number) => ReadMark | undefined {
  const own = messages.filter((each) => each.side === side && !each.isDeleted).map(({ seq }) => seq);
  const seen = own.findLast((seq) => seq <= otherReadSeq);
  const last = own.at(-1);
  return (seq) => (seq === seen ? 'SEEN' : seq === last ? 'SENT' : undefined);
}
