import { watch } from 'node:fs';
import { build, buildOrFail } from './machine/build.mjs';
import { prepareMachine } from './machine/install.mjs';
import { launch } from './machine/launch.mjs';
import { inRoot } from './machine/root.mjs';
import { say } from './machine/say.mjs';
import { planSite, stopOnSignal } from './machine/site.mjs';
import { stepsToDevelop } from './steps.mjs';

// `npm run dev`: the three programs, each built and started again when its sources change; pages reload through Vite.
// A changed contract or graph becomes visible to the others with `npm run print`.
await prepareMachine();
await buildOrFail(stepsToDevelop);
const { places, addresses, env } = await planSite();
const own = places.filter(({ elsewhere }) => !elsewhere);
const running = new Map();
for (const { program } of own) start(program);
stopOnSignal(own.map(({ program }) => ({ running: () => true, stop: () => running.get(program.name).stop(5000) })));

for (const { program } of own) {
  for (const folder of program.dev.folders) onChange(folder, () => restart(program));
}
for (const source of ['web/app', 'gateway/schema.graphql']) {
  onChange(source, (file) => file.endsWith('.graphql') && update());
}
for (const [name, address] of Object.entries(addresses)) say(`  ${name.padEnd(12)} ${address}`);

function start(program) {
  const nodeOptions = program.dev.main.endsWith('.ts') ? ['--import=tsx'] : [];
  running.set(program.name, launch(program.dev.main, { show: true, env, nodeOptions }));
}

async function restart(program) {
  if (!(await update())) return;
  say(`  restarting ${program.name}`);
  await running.get(program.name).stop(2000);
  start(program);
}

/** @returns whether everything is built; otherwise the error was shown and the programs go on as they are */
async function update() {
  return build(stepsToDevelop).then(
    () => true,
    (error) => say(error.message),
  );
}

/** Calls back once for a burst of changes below a path, one call at a time. */
function onChange(path, act) {
  let timer;
  let last = Promise.resolve();
  watch(inRoot(path), { recursive: true }, (_event, file) => {
    const name = String(file ?? path);
    if (/\.(test\.tsx?|generated\.ts)$|~$|\.swp$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(() => act(name)).catch((error) => say(error.message));
    }, 150);
  });
}
