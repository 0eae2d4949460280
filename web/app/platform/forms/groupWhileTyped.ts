import type { ChangeEvent } from 'react';
import { groupTyped } from './tomans.ts';

type Change = ChangeEvent<HTMLInputElement>;

/** Groups an amount in a field while it is typed, before the form hears of it; the caret stays after the same digit. */
export const groupWhileTyped =
  <Heard>(onChange: (event: Change) => Heard) =>
  (event: Change): Heard => {
    const input = event.currentTarget;
    const { text, caret } = groupTyped(input.value, input.selectionStart ?? input.value.length);
    if (text !== input.value) {
      input.value = text;
      input.setSelectionRange(caret, caret);
    }
    return onChange(event);
  };
