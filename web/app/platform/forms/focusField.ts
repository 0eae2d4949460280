/** What of a group has the focus; a file is chosen by its button. */
const firstOfGroup = 'button, summary, input:not([type=file])';

/**
 * Goes to a field of a form by its name: by the form where it knows the field's element, else to what carries the name, as
 * groups of boxes and files do (`data-field`). The page behind an open dialog may have fields of the same names.
 */
export function focusField(setFocus: (name: never) => void, name: string): void {
  const quoted = CSS.escape(name);
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  // What is folded away can have no focus.
  let folded = place.querySelector(`[name="${quoted}"]`)?.closest('details');
  for (; folded; folded = folded.parentElement?.closest('details')) folded.open = true;
  setFocus(name as never);
  const field = place.querySelector<HTMLElement>(`[name="${quoted}"], [data-field="${quoted}"] :is(${firstOfGroup})`);
  if (document.activeElement?.getAttribute('name') !== name) field?.focus();
  // With its label and its error, not only the line of the input that the browser brings into view.
  document.activeElement?.scrollIntoView({ block: 'center' });
}
