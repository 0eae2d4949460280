import type { ChangeEvent } from 'react';
import { groupTyped } from './tomans.ts';

/** Groups an amount in a field while it is typed, and leaves the caret after the same digit; to be heard before the form hears it. */
export function groupWhileTyped({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
  const { text, caret } = groupTyped(input.value, input.selectionStart ?? input.value.length);
  if (text === input.value) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
