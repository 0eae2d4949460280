let running = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  running += by;
  for (const listener of listeners) listener();
}

/** Counts work that belongs to a navigation but happens before React Router knows of it. */
export const navigationPending = {
  during(work: Promise<unknown>): void {
    change(1);
    const end = () => change(-1);
    work.then(end, end);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isPending: () => running > 0,
};
