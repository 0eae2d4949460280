import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Problem } from '../../../platform/problem.ts';
import { workerFile } from '../../../platform/worker-file.ts';
import { senderGone } from './turns.ts';
import { EXIT, type ImageAnswer, type ImageJob } from './image-job.ts';

/**
 * By the clock, for a process that hangs or a machine that is busy with other things. With the longest wait before it, it ends
 * before another request takes the same upload for abandoned (idempotency.repository.ts).
 */
export const TIME_LIMIT_MS = 80_000;

/**
 * Does one job in a process of its own, which ends with it or with the signal.
 * @param took told what the job took of a worker, also when it failed
 * @throws Problem 400 FILE_BROKEN for bytes that are no picture; 503 IMAGE_NOT_DONE when a cap, or anything else of ours, ended it
 */
export async function inProcess(
  job: ImageJob,
  signal: AbortSignal | undefined,
  took: (ms: number) => void,
): Promise<ImageAnswer> {
  const startedAt = performance.now();
  const { code, answer } = await run(job, signal);
  took(answer?.cpuMs ?? performance.now() - startedAt);
  if (signal?.aborted) throw senderGone();
  if (code === 0 && answer) return answer;
  if (code === EXIT.broken || code === EXIT.tooManyPixels) throw new Problem(400, 'FILE_BROKEN');
  throw new Problem(503, 'IMAGE_NOT_DONE');
}

function run(job: ImageJob, signal: AbortSignal | undefined) {
  const program = fileURLToPath(workerFile(import.meta.url, 'image'));
  const options = { timeout: TIME_LIMIT_MS, killSignal: 'SIGKILL', env: {}, ...(signal && { signal }) } as const;
  return new Promise<{ code: unknown; answer: ImageAnswer | undefined }>((resolve) => {
    const child = execFile(process.execPath, [program, JSON.stringify(job)], options, (error, output) => {
      const end = () => resolve({ code: error ? error.code : 0, answer: parse(output) });
      // Who hung up is told at once; the turn ends when the process has.
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) child.once('exit', end);
      else end();
    });
  });
}

function parse(output: string): ImageAnswer | undefined {
  try {
    return JSON.parse(output) as ImageAnswer;
  } catch {
    return undefined;
  }
}
