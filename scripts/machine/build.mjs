import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeBuildLock } from './build-lock.mjs';
import { inRoot, root } from './root.mjs';
import { run } from './run.mjs';
import { fail, say, seconds } from './say.mjs';

const stampFolder = inRoot('.cache', 'stamps');
const neverInputs = /(^|\/)(node_modules|dist|build|\.react-router)$|\.generated\.ts$|\.test\.tsx?$/;

/**
 * Brings every step up to date, in the order of their `needs`, two at a time; a step whose inputs did not change is skipped.
 * @param {import('../steps.mjs').Step[]} steps
 * @param {{ force?: boolean }} [options] force: run every step
 */
export async function build(steps, { force = false } = {}) {
  const release = await takeBuildLock();
  try {
    const known = new Map(steps.map((step) => [step.name, step]));
    const running = new Map();
    const slots = semaphore(2);
    const bringUpToDate = (step) => {
      if (!running.has(step.name)) running.set(step.name, runStep(step));
      return running.get(step.name);
    };
    const runStep = async (step) => {
      await Promise.all(step.needs.flatMap((name) => known.get(name) ?? []).map(bringUpToDate));
      await slots(() => runIfChanged(step, force));
    };
    await Promise.all(steps.map(bringUpToDate));
  } finally {
    release();
  }
}

async function runIfChanged(step, force) {
  const stampPath = join(stampFolder, step.name);
  const stamp = stampOf(step);
  const made = step.outputs.every((path) => existsSync(inRoot(path)));
  if (!force && made && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return;
  const startedAt = performance.now();
  rmSync(stampPath, { force: true });
  for (const command of step.commands) {
    const result = await run(command, { cwd: inRoot(step.cwd ?? '.'), env: step.env });
    if (result.code !== 0)
      throw new BuildError(`Building "${step.name}" failed: ${command.join(' ')}\n${result.output.trim()}`);
  }
  const missing = step.outputs.filter((path) => !existsSync(inRoot(path)));
  if (missing.length > 0) throw new BuildError(`Building "${step.name}" made no ${missing.join(', ')}`);
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(stampPath, stamp);
  say(`  built ${step.name.padEnd(12)} ${seconds(startedAt)}`);
}

/** What went wrong while building, in words for a person. */
class BuildError extends Error {}

/** Builds, or ends the program with the failing step's output. */
export async function buildOrFail(steps, options) {
  await build(steps, options).catch((error) => fail(error instanceof BuildError ? error.message : error.stack));
}

/** Fingerprint of a step: its definition and the content of its inputs. Times of files are not asked: a checkout changes them. */
function stampOf(step) {
  const hash = createHash('sha256').update(JSON.stringify(step));
  for (const path of step.inputs.flatMap(filesOf))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(inRoot(path)))
      .update('\0');
  return hash.digest('hex');
}

/** A file, all files of a folder, or those with one ending: `web/app/**` + `/*.graphql`. */
function filesOf(input) {
  const [folder, ending = ''] = input.split('/**/*');
  return [...filesUnder(folder)].filter((path) => path.endsWith(ending));
}

function* filesUnder(path) {
  const info = statSync(inRoot(path), { throwIfNoEntry: false });
  if (!info) return;
  if (info.isFile()) return yield path;
  const names = readdirSync(join(root, path)).sort();
  for (const name of names) if (!neverInputs.test(`${path}/${name}`)) yield* filesUnder(`${path}/${name}`);
}

function semaphore(size) {
  let free = size;
  const waiting = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
