import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const TICK_US = 10_000;

/**
 * CPU that a process, all its threads and all its children have used since they started, user and system, in microseconds.
 * Children that ended are part of their parent's figure.
 */
export function cpuOf(pid: number): number {
  const stat = fieldsOf(pid);
  if (!stat) return 0;
  const own = [11, 12, 13, 14].reduce((sum, index) => sum + Number(stat[index]), 0) * TICK_US;
  return childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), own);
}

/** Memory that a process and its children hold at this moment (resident), in MB. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  return childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), own);
}

/** CPU that the whole machine has used since it started, in microseconds. */
export function cpuOfMachine(): number {
  const [user, nice, system, , , irq, softirq] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]!
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user! + nice! + system! + irq! + softirq!) * TICK_US;
}

/** Fields of /proc/PID/stat from the state on: the name before it may hold spaces. Undefined when the process has ended. */
function fieldsOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

export function childrenOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}
