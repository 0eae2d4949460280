import { useRef, useState } from 'react';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { type EditedBlock, isOfText, newBlock } from './editedBlock.ts';
import { editorMessages as words } from './messages.ts';

export interface BlockActions {
  change(index: number, part: Partial<EditedBlock>): void;
  /** A typed or pasted text; its lines become blocks. */
  type(index: number, text: string): void;
  add(index: number, block: EditedBlock): void;
  remove(index: number): void;
  move(index: number, by: 1 | -1): void;
}

const fieldOf = (list: HTMLElement | null, key: string) =>
  list?.querySelector<HTMLElement>(`[data-block="${key}"] :is(textarea, input:not([type=file]), select[data-first])`);

/** What can be done with the blocks of a text; what was done is told aloud. */
export function useBlocks(blocks: readonly EditedBlock[], onChange: (blocks: EditedBlock[]) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [status, setStatus] = useState('');
  const after = (work: () => void) => requestAnimationFrame(work);
  const put = (next: EditedBlock[], said: string) => {
    onChange(next);
    setStatus(said);
  };
  const focus = (key: string | undefined) => after(() => key && fieldOf(list.current, key)?.focus());
  const actions: BlockActions = {
    change: (index, part) => onChange(blocks.map((block, at) => (at === index ? { ...block, ...part } : block))),
    type(index, text) {
      const block = blocks[index]!;
      const [first = '', ...others] = isOfText(block.kind) ? text.split(/\r?\n/) : [text];
      if (others.length === 0) return actions.change(index, { text: first });
      const kind = block.kind === 'LIST_ITEM' ? block.kind : 'PARAGRAPH';
      const next = others.map((line) => ({
        ...newBlock(kind, line),
        level: kind === 'LIST_ITEM' ? block.level : 0,
        isOrdered: block.isOrdered,
      }));
      put(
        [...blocks.slice(0, index), { ...block, text: first }, ...next, ...blocks.slice(index + 1)],
        words.added(formatInteger(index + 2)),
      );
      focus(next.at(-1)?.key);
    },
    add(index, block) {
      put([...blocks.slice(0, index), block, ...blocks.slice(index)], words.added(formatInteger(index + 1)));
      focus(block.key);
    },
    remove(index) {
      put(
        blocks.filter((_, at) => at !== index),
        words.removed,
      );
      focus((blocks[index + 1] ?? blocks[index - 1])?.key);
    },
    move(index, by) {
      const to = index + by;
      const moved = blocks[index];
      const other = blocks[to];
      if (!moved || !other) return;
      const held = document.activeElement as HTMLElement | null;
      put(
        blocks.map((block, at) => (at === to ? moved : at === index ? other : block)),
        words.moved(formatInteger(to + 1)),
      );
      // Moved in the page, it loses the focus.
      after(() => held?.focus());
    },
  };
  return { list, status, actions };
}
