import { openMessages as words } from './messages.ts';

/** What is chosen in a form. */
export const visibilityOf = (typed: string | undefined) => (typed === 'PUBLIC' ? 'PUBLIC' : 'INVITED');

export const visibilityOptions = (['INVITED', 'PUBLIC'] as const).map((value) => ({
  value,
  label: words.visibilities[value],
}));
