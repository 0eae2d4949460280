import type { KeyboardEvent } from 'react';

interface OptionList {
  isOpen: boolean;
  /** The marked option; -1 means the text itself. */
  active: number;
  count: number;
  mark: (index: number) => void;
  open: () => void;
  choose: (index: number) => void;
  close: () => void;
}

/** What a key does in a text box with a list of options: arrows move, Enter chooses, Esc closes; all others type. */
export function onOptionKey(event: KeyboardEvent, list: OptionList): void {
  // Enter ends the composition of a word first, it does not choose.
  if (event.nativeEvent.isComposing) return;
  const target = nextOption(event.key, list.active, list.count);
  if (target !== undefined) {
    if (list.isOpen) list.mark(target);
    else list.open();
  } else if (event.key === 'Enter' && list.isOpen && list.active >= 0) list.choose(list.active);
  else if (event.key === 'Escape' && list.isOpen) list.close();
  else return;
  event.preventDefault();
}

/**
 * The option that an arrow key goes to, going round at both ends by way of the text (-1).
 * Undefined for keys that do not move.
 */
function nextOption(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return undefined;
}
