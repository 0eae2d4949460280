import { build } from './machine/build.mjs';
import { prepareMachine } from './machine/install.mjs';
import { fail, say, seconds } from './machine/say.mjs';
import { stepsToCheck } from './steps.mjs';

// `npm run check [-- NAME …]`: the checks of scripts/checks/list.mjs, two at a time, and a table at the end.
await prepareMachine();
// Only now: checks import packages, which a fresh clone has not installed before.
const { checks } = await import('./checks/list.mjs');
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !checks.some((check) => check.name === name));
if (unknown) fail(`There is no check "${unknown}". Checks: ${checks.map(({ name }) => name).join(', ')}.`);

const waiting = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const results = [];
try {
  await build(stepsToCheck.filter(({ name }) => waiting.some(({ builds }) => !builds || builds.includes(name))));
} catch (error) {
  results.push({ name: 'build', ok: false, note: 'failed', lines: [error.message], took: '' });
}
await Promise.all([work(), work()]);
tell();

async function work() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const startedAt = performance.now();
    const result = await check.run().catch((error) => ({ ok: false, note: 'could not run', lines: [error.message] }));
    results.push({ name: check.name, took: seconds(startedAt), ...result });
  }
}

function tell() {
  const order = ['build', ...checks.map(({ name }) => name)];
  results.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  for (const { name, lines } of results) if (lines.length > 0) say(`── ${name}\n${shorten(lines).join('\n')}\n`);
  for (const { name, ok, note, took } of results)
    say(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(16)} ${took.padStart(7)}  ${note ?? ''}`);
  process.exit(results.every(({ ok }) => ok) ? 0 : 1);
}

function shorten(lines, most = 80) {
  return lines.length <= most ? lines : [...lines.slice(0, most), `… and ${lines.length - most} more lines`];
}
