import type { ChangeEvent } from 'react';

/** For a choice of codes: puts what is usually said of the chosen one into the reason, unless somebody wrote other words. */
export const suggestReason =
  (templates: Readonly<Record<string, string>>) =>
  ({ currentTarget: { form, value } }: ChangeEvent<HTMLSelectElement>) => {
    const field = form?.elements.namedItem('reason');
    if (!(field instanceof HTMLInputElement)) return;
    const isUsual = field.value.trim() === '' || Object.values(templates).includes(field.value);
    if (isUsual) field.value = templates[value] ?? '';
  };
