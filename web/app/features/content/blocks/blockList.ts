import type { Blocks_BlockFragment, BlockText_BlockFragment } from './Blocks.generated.ts';

/** A block, with what its card or video shows where that was asked for. */
export type BlockParts = BlockText_BlockFragment & Partial<Pick<Blocks_BlockFragment, 'thing' | 'video'>>;
export type SpanParts = BlockParts['spans'][number];

/** An item with the lists that are within it. */
export interface ListNode {
  item: BlockParts;
  lists: ListTree[];
}
export interface ListTree {
  isOrdered: boolean;
  nodes: ListNode[];
}
/** One block, or the lists that items in a row are. */
export type BlockGroup = { block: BlockParts; lists?: never } | { block?: never; lists: ListTree[] };

/** Blocks in their order, those that are items of lists as lists again. */
export function groupBlocks(blocks: readonly BlockParts[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of blocks) {
    if (block.kind !== 'LIST_ITEM') groups.push({ block });
    else addItem(openLists(groups), block);
  }
  return groups;
}

function openLists(groups: BlockGroup[]): ListTree[] {
  const last = groups.at(-1);
  if (last?.lists) return last.lists;
  const lists: ListTree[] = [];
  groups.push({ lists });
  return lists;
}

/** An item stands as deep as it says, but never deeper than one below the one before it. */
function addItem(lists: ListTree[], item: BlockParts) {
  let level = lists;
  for (let depth = item.level ?? 0; depth > 0; depth -= 1) {
    const inner = level.at(-1)?.nodes.at(-1);
    if (!inner) break;
    level = inner.lists;
  }
  const isOrdered = item.isOrdered === true;
  const last = level.at(-1);
  if (last?.isOrdered === isOrdered) last.nodes.push({ item, lists: [] });
  else level.push({ isOrdered, nodes: [{ item, lists: [] }] });
}

/** What is read of parts of a text. */
export const textOfSpans = (spans: readonly Pick<SpanParts, 't'>[]): string => spans.map(({ t }) => t).join('');

/** A text with no Persian letter in it stands from left to right. */
export const directionOf = (text: string): 'ltr' | undefined =>
  /[A-Za-z]/.test(text) && !/[\u0600-\u06ff]/.test(text) ? 'ltr' : undefined;
