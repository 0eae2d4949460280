import { openMessages as words } from './messages.ts';

export const visibilityOptions = (['INVITED', 'PUBLIC'] as const).map((value) => ({
  value,
  label: words.visibilities[value],
}));
