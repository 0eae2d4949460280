/** What is stored, with the version that it has. */
interface Base<Values> {
  version?: number;
  values: Values;
}

/** What nobody has saved of a form, as the browser keeps it. */
interface KeptForm {
  /** Fields that were changed. */
  values: Record<string, unknown>;
  /** What it was typed over: a save sends the version, and a conflict is told by the values. */
  over?: Base<Record<string, unknown>>;
  more?: unknown;
}

/** The fields whose value is another one. */
export const changedIn = (values: object, stored: object): Record<string, unknown> => {
  const before = stored as Record<string, unknown>;
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, before[name])));
};

interface Typing {
  values: object;
  /** What this page began with: what differs from it was typed. */
  stored: Base<object>;
  /** What it was typed over: older than `stored` where it came back after somebody else had saved. */
  over: Base<object>;
  more?: unknown;
}

/** The text that is kept; empty where nothing was changed. */
export function keptText({ values, stored, over, more }: Typing): string {
  const changed = changedIn(values, stored.values);
  if (Object.keys(changed).length === 0) return '';
  return JSON.stringify({ values: changed, ...(over.version !== undefined && { over }), more });
}

/** What was kept. */
export function readKept(text: string): KeptForm | undefined {
  try {
    const kept = JSON.parse(text || 'null') as Partial<KeptForm> | null;
    return kept && typeof kept.values === 'object' ? (kept as KeptForm) : undefined;
  } catch {
    return undefined;
  }
}
