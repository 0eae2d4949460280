import type { Queue } from '../staff/index.ts';

const found = import.meta.glob<Queue>(['./*/queue.tsx', '../*/staff/**/queue.tsx'], {
  eager: true,
  import: 'default',
});

/** All tabs of the staff area, in their order. Queues come and go without a word here. */
export const queues: readonly Queue[] = Object.values(found).sort((one, other) => one.place - other.place);

/** As the address names them. */
export const tabNames: readonly string[] = queues.map(({ tab }) => tab);
