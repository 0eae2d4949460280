import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { formatMoney } from '../../../platform/numbers/money.ts';
import { entryMessages } from './messages.ts';

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
    text={words.text(formatMoney(from as never), formatMoney(to as never))}
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
