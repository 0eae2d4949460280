import { useLayoutEffect, useRef, useState } from 'react';
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

/** What is typed in first: its text, else whatever it has. */
function fieldOf(list: HTMLElement | null, key: string): HTMLElement | null | undefined {
  const block = list?.querySelector(`[data-block="${key}"]`);
  return (
    block?.querySelector<HTMLElement>('textarea, input:not([type=file], [type=checkbox])') ??
    block?.querySelector<HTMLElement>('select')
  );
}

/** What can be done with the blocks of a text; what was done is told aloud. */
export function useBlocks(blocks: readonly EditedBlock[], onChange: (blocks: EditedBlock[]) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [status, setStatus] = useState('');
  // Who has the focus once the blocks are drawn: a new block is not there before.
  const next = useRef<() => HTMLElement | null | undefined>(undefined);
  useLayoutEffect(() => {
    const field = next.current?.();
    if (!field) return;
    next.current = undefined;
    field.focus();
  }, [blocks]);
  const put = (changed: EditedBlock[], said: string) => {
    onChange(changed);
    setStatus(said);
  };
  const focus = (key: string | undefined) => {
    if (key) next.current = () => fieldOf(list.current, key);
  };
  const actions: BlockActions = {
    change: (index, part) => onChange(blocks.map((block, at) => (at === index ? { ...block, ...part } : block))),
    type(index, text) {
      const block = blocks[index]!;
      const [first = '', ...others] = isOfText(block.kind) ? text.split(/\r?\n/) : [text];
      if (others.length === 0) return actions.change(index, { text: first });
      const kind = block.kind === 'LIST_ITEM' ? block.kind : 'PARAGRAPH';
      const lines = others.map((line) => ({
        ...newBlock(kind, line),
        level: kind === 'LIST_ITEM' ? block.level : 0,
        isOrdered: block.isOrdered,
      }));
      put(
        [...blocks.slice(0, index), { ...block, text: first }, ...lines, ...blocks.slice(index + 1)],
        words.added(formatInteger(index + 2)),
      );
      focus(lines.at(-1)?.key);
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
      next.current = () => held;
    },
  };
  return { list, status, actions };
}
