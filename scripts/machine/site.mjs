import { randomBytes } from 'node:crypto';
import { programs } from '../programs.mjs';
import { describeEnd, launch, untilReady } from './launch.mjs';
import { portIsFree } from './ports.mjs';
import { fail, say } from './say.mjs';

/**
 * Starts the programs that are ours to start, waits until each is ready and watches over them: a signal stops all in
 * reverse order and ends this process with 0; when one ends by itself the others are stopped and this process ends with 1.
 * @returns {Promise<Record<'API_URL' | 'GATEWAY_URL' | 'WEB_URL', string>>} the addresses, all ready
 */
export async function startSite() {
  const { places, addresses, env } = await planSite();
  const launched = [];
  const stopAll = stopOnSignal(launched);
  const waitedFor = new Set();
  const patience = setInterval(() => say(`Not ready yet: ${[...waitedFor].join(', ')} …`), 20_000);
  await Promise.all(
    places
      .filter(({ elsewhere }) => !elsewhere)
      .map(async ({ program, address }) => {
        const one = launch(program.main, { show: true, env });
        launched.push(one);
        void one.ended.then((end) =>
          stopAll(1, `The ${program.name} stopped (${describeEnd(end)}). Stopping the others …`),
        );
        waitedFor.add(program.name);
        // Its early end is told by the line above.
        await untilReady(`${address}/readyz`, one).catch(() => new Promise(() => {}));
        waitedFor.delete(program.name);
      }),
  );
  clearInterval(patience);
  return addresses;
}

/**
 * Where each program runs, and the environment that tells them of each other. Ends this process when a port is taken.
 * A program whose address is given (`API_URL`, `GATEWAY_URL`) runs elsewhere and is not started.
 */
export async function planSite() {
  const host = process.env.HOST || '127.0.0.1';
  refuseNetwork(host);
  const places = programs.map((program) => placeOf(program, host));
  await checkPorts(places.filter(({ elsewhere }) => !elsewhere));
  const addresses = Object.fromEntries(places.map(({ program, address }) => [program.addressName, address]));
  const ports = Object.fromEntries(places.map(({ program, port }) => [program.portName, String(port)]));
  // Warnings and errors only, so that the addresses stay in sight; LOG_LEVEL=info shows each request.
  // Each stands before the next on this machine, so each believes whom the one before it names as its caller.
  const EVENTS_SECRET = randomBytes(24).toString('hex');
  const env = {
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '127.0.0.1',
    EVENTS_SECRET,
    ...process.env,
    ...ports,
    ...addresses,
  };
  return { places, addresses: /** @type {any} */ (addresses), env };
}

/** Each program would refuse too, in a line of its own. */
function refuseNetwork(host) {
  const { NODE_ENV, ALLOW_DEVELOPMENT_ON_NETWORK } = process.env;
  if (NODE_ENV === 'production' || ALLOW_DEVELOPMENT_ON_NETWORK === 'yes') return;
  if (/^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)) return;
  fail(
    `HOST="${host}": development listens on this machine only; set NODE_ENV=production, or ALLOW_DEVELOPMENT_ON_NETWORK=yes.`,
  );
}

function placeOf(program, host) {
  const given = program.name === 'web' ? undefined : process.env[program.addressName];
  const port = Number(process.env[program.portName] || program.port);
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return { program, host, port, elsewhere: Boolean(given), address: given || `http://${shown}:${port}` };
}

async function checkPorts(places) {
  for (const { program, host, port } of places) {
    if (await portIsFree(port, host)) continue;
    fail(
      `Port ${port} on ${host} is taken: end what listens there or set ${program.portName} to another port for the ${program.name}.`,
    );
  }
}

/**
 * Ends everything once, in reverse order of the start, when a signal comes. A second signal does not wait.
 * @param {{ running: () => boolean, stop: () => Promise<unknown> }[]} launched may grow while the site starts
 * @returns {(code: number, line: string) => Promise<void>} the same for another reason
 */
export function stopOnSignal(launched) {
  let ending = false;
  const stopAll = async (code, line) => {
    if (ending) return;
    ending = true;
    if (line) say(line);
    for (const one of launched.toReversed()) if (one.running()) await one.stop();
    process.exit(code);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      if (ending) process.exit(1);
      void stopAll(0, '');
    });
  }
  // Killed without a word, npm takes no child with it: the end of our parent is taken as a wish to stop.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stopAll(0, ''), 500).unref();
  return stopAll;
}
