import { useState } from 'react';

export type Attached = ReturnType<typeof useAttached>;
const nothing = { fileIds: [] as string[], isBusy: false };

/** Files that go with a message that is written. */
export function useAttached() {
  const [chosen, choose] = useState(nothing);
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  return {
    ...chosen,
    isOpen,
    /** Goes up with each message. */
    round,
    choose,
    open: () => setOpen(true),
    clear() {
      choose(nothing);
      setOpen(false);
      setRound(round + 1);
    },
  };
}
