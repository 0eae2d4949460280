import { cpuOf, cpuOfMachine } from './cpu.ts';
import { send, type Ask } from './client.ts';
import { mean, median, percentile } from './numbers.ts';

/** A server and how it is asked. `turn` never repeats within a workload, so it can vary the key. */
export type Side = {
  url: string;
  /** Processes whose CPU is the server's; their threads and children count. */
  pids: number[];
  ask: (turn: number) => Ask;
};

export type Load = {
  /** Requests of one phase: enough for about a second of CPU. */
  count: number;
  warmUp: number;
  connections?: number;
  /** Process of a PostgreSQL whose CPU is counted apart. */
  postgres?: number;
};

/** CPU-µs are per request; latencies in ms. */
export type Figures = {
  cpuUs: number;
  postgresCpuUs: number;
  leastMs: number;
  p50Ms: number;
  p99Ms: number;
  requestsPerSecond: number;
};

export type Measured = {
  /** For each side, in the order given. */
  figures: Figures[];
  /** For each side: its CPU by the last side's, the median over the repeats. */
  ratios: number[];
  /** Cores that anything but these servers and this client used meanwhile: how noisy the machine was. */
  othersCores: number;
};

const REPEATS = 3;
const SEQUENTIAL = 60;

/**
 * Measures servers against the last one, the yardstick. Each repeat goes there and back (A B A, or A B C B A), so that a
 * machine that grows slower or faster is slower or faster for all.
 */
export async function measure(sides: Side[], { count, warmUp, connections = 8, postgres }: Load): Promise<Measured> {
  let turn = 0;
  const take = (some: number) => (turn += some) - some;
  for (const { url, ask } of sides) await send(url, ask, { count: warmUp, connections, from: take(warmUp) });

  const order = [...sides.keys(), ...[...sides.keys()].reverse().slice(1)];
  const othersCores = watchOthers();
  const repeats: Figures[][] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const phases: Figures[][] = sides.map(() => []);
    for (const index of order) phases[index]!.push(await phase(sides[index]!, { count, connections, postgres, take }));
    repeats.push(phases.map((some) => combine(some, mean)));
  }
  return {
    figures: sides.map((_, index) =>
      combine(
        repeats.map((repeat) => repeat[index]!),
        median,
      ),
    ),
    ratios: sides.map((_, index) => median(repeats.map((repeat) => repeat[index]!.cpuUs / repeat.at(-1)!.cpuUs))),
    othersCores: othersCores(),
  };
}

type PhaseOf = { count: number; connections: number; postgres: number | undefined; take: (some: number) => number };

async function phase({ url, pids, ask }: Side, { count, connections, postgres, take }: PhaseOf): Promise<Figures> {
  const cpu = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  const postgresCpu = () => (postgres === undefined ? 0 : cpuOf(postgres));
  const before = cpu();
  const postgresBefore = postgresCpu();
  const { seconds, latencies } = await send(url, ask, { count, connections, from: take(count) });
  const used = cpu() - before;
  const postgresUsed = postgresCpu() - postgresBefore;
  const alone = await send(url, ask, { count: SEQUENTIAL, connections: 1, from: take(SEQUENTIAL) });
  return {
    cpuUs: used / count,
    postgresCpuUs: postgresUsed / count,
    leastMs: Math.min(...alone.latencies),
    p50Ms: median(alone.latencies),
    p99Ms: percentile(latencies, 99),
    requestsPerSecond: count / seconds,
  };
}

function combine(some: Figures[], how: (values: number[]) => number): Figures {
  const each = (key: keyof Figures) => how(some.map((figures) => figures[key]));
  return {
    cpuUs: each('cpuUs'),
    postgresCpuUs: each('postgresCpuUs'),
    leastMs: Math.min(...some.map(({ leastMs }) => leastMs)),
    p50Ms: each('p50Ms'),
    p99Ms: each('p99Ms'),
    requestsPerSecond: each('requestsPerSecond'),
  };
}

/** Watches the rest of the machine until the answer is asked for: all servers of a run are children of this process. */
function watchOthers(): () => number {
  const others = () => cpuOfMachine() - cpuOf(process.pid);
  const before = others();
  const startedAt = performance.now();
  return () => Math.max(0, (others() - before) / 1000 / (performance.now() - startedAt));
}
