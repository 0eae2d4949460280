import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { entryMessages } from './messages.ts';
import { jumpText } from './priceJump.ts';

const words = entryMessages.jump;

export interface Jump {
  from: string;
  to: string;
  answer(isRight: boolean): void;
}

/** Asks whether a price is meant that is far from the old one: tomans and rials are easily mistaken. */
export const JumpQuestion = ({ from, to, answer }: Jump) => (
  <ConfirmDialog
    title={words.title}
    text={jumpText({ from, to })}
    actionLabel={words.confirm}
    cancelLabel={formMessages.cancel}
    closeLabel={formMessages.close}
    onClose={() => answer(false)}
    act={() => {
      answer(true);
      return Promise.resolve();
    }}
  />
);
