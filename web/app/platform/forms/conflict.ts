/** A field that somebody else changed meanwhile. */
export interface Changed {
  label: string;
  now: string;
}

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
