type QueueKey = 'NEXT' | 'PREVIOUS' | 'CONFIRM' | 'REJECT';

/** By their places on the keyboard: most type with a Persian layout. */
const keys: Record<string, QueueKey> = { KeyJ: 'NEXT', KeyK: 'PREVIOUS', KeyC: 'CONFIRM', KeyR: 'REJECT' };

/** What a key does in a queue; nothing while somebody types, or a dialog is open. */
export function queueKey(event: KeyboardEvent): QueueKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
  const { target } = event;
  if (target instanceof Element && target.closest('input, textarea, select, dialog')) return undefined;
  return keys[event.code];
}
