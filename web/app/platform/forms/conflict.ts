/** A field that somebody else changed meanwhile. */
export interface Changed {
  label: string;
  now: string;
}

/** Says values of choices by their labels: `{ tone: { INFO: 'اطلاع' } }`. */
export const byLabels =
  (labels: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  (name: string, value: string): string =>
    labels[name]?.[value] ?? value;

/** Labels of choices by their values, as the graph tells of them. */
export const labelsOf = (model: Model): Record<string, string> =>
  Object.fromEntries((model?.values ?? []).map(({ value, displayFa }) => [value, displayFa]));
type Model = { values: readonly { value: string; displayFa: string }[] } | null | undefined;

/** The fields whose stored value is no longer the one that the form began with, in the order of the labels. */
export function changedFields(
  before: object,
  now: object,
  labels: Record<string, string>,
  display: (name: string, value: string) => string = (_, value) => value,
): Changed[] {
  const old = before as Record<string, unknown>;
  const fresh = now as Record<string, unknown>;
  return Object.entries(labels).flatMap(([name, label]) => {
    const value = String(fresh[name] ?? '');
    return String(old[name] ?? '') === value ? [] : [{ label, now: display(name, value) }];
  });
}
