/**
 * Goes to a field of a form by its name: by the form where it knows the field's element, else to what carries the name, as
 * groups of boxes and files do (`data-field`).
 */
export function focusField(setFocus: (name: never) => void, name: string): void {
  const quoted = CSS.escape(name);
  // What is folded away can have no focus.
  let folded = document.querySelector(`[name="${quoted}"]`)?.closest('details');
  for (; folded; folded = folded.parentElement?.closest('details')) folded.open = true;
  setFocus(name as never);
  const [field] = document.querySelectorAll<HTMLElement>(
    `[name="${quoted}"], [data-field="${quoted}"] :is(button, summary)`,
  );
  if (document.activeElement?.getAttribute('name') !== name) field?.focus();
}
