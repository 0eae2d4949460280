import { newSecrets } from '../../api/src/platform/secrets.ts';
import { launch, untilReady } from '../../scripts/machine/launch.mjs';
import { freePort } from '../../scripts/machine/ports.mjs';
import { program } from '../../scripts/programs.mjs';

/** Settings of a program; undefined takes one away that this process has. */
export type Settings = Record<string, string | undefined>;

/** One of our programs as a real process, ready to serve. */
export type Running = Awaited<ReturnType<typeof startProgram>>;

/** Starts the built program on a port of its own, unless the settings name one, and waits until `/readyz` answers 200. */
export async function startProgram(name: 'api' | 'gateway' | 'web', settings: Settings, withinMs = 400_000) {
  const { main, portName } = program(name);
  const port = Number(settings[portName] ?? (await freePort()));
  const env: Settings = { ...settingsUnderTest, [portName]: String(port), ...settings };
  const url = `http://127.0.0.1:${port}`;
  // Only the build for tests reads a clock that a test sets.
  const built = settings.RASTEH_TEST_CLOCK ? main.replace('/dist/', '/dist-test/') : main;
  let process = launch(built, { env });
  const ready = () =>
    untilReady(`${url}/readyz`, process, withinMs).catch((error: Error) => {
      process.signal('SIGKILL');
      throw new Error(`${name}: ${error.message}\n${process.output()}`);
    });
  await ready();

  return {
    url,
    port,
    pid: () => process.pid!,
    running: () => process.running(),
    /** What it has written to its log, the last 200 kB. */
    output: () => process.output(),
    signal: (signal: NodeJS.Signals) => process.signal(signal),
    /** Resolves with how the process ended. */
    ended: () => process.ended,
    stop: () => process.stop(),
    /** Ends it without a chance to tidy up, as a power cut would. */
    async kill() {
      process.signal('SIGKILL');
      await process.ended;
    },
    /** The same program again, same port and data, after it ended. */
    async startAgain() {
      process = launch(built, { env });
      await ready();
    },
    async [Symbol.asyncDispose]() {
      if (process.running()) await process.stop();
    },
  };
}

/** Starts a program that must refuse to start. @returns how it ended and what it said */
export async function startRefused(name: 'api' | 'gateway' | 'web', settings: Settings) {
  const { main, portName } = program(name);
  const process = launch(main, { env: { ...settingsUnderTest, [portName]: String(await freePort()), ...settings } });
  const giveUp = setTimeout(() => process.signal('SIGKILL'), 30_000);
  const end = await process.ended;
  clearTimeout(giveUp);
  return { ...end, output: process.output() };
}

/** The same for all apis of a test, as where several run. */
function secretsUnderTest(): Settings {
  const { tokenKeys, otpPepper, outboxKey, linkKey } = newSecrets();
  return { TOKEN_KEYS: JSON.stringify(tokenKeys), OTP_PEPPER: otpPepper, OUTBOX_KEY: outboxKey, LINK_KEY: linkKey };
}

/** With what api and gateway under test know each other. */
export const EVENTS_SECRET_UNDER_TEST = 'the secret of programs under test';

/** What the web server under test seals sessions with. */
export const SESSION_SECRET_UNDER_TEST = 'the secret of sessions under test';

/**
 * All visitors of a suite or a bench come from one address, and the machine may be slow: what one may ask is raised, and how a queue
 * is served stays. Tests of the doors themselves set these to `undefined`.
 */
export const roomierDoors: Settings = {
  PAGES_WAITING_PER_ADDRESS: '10000',
  PAGES_WAITING: '10000',
  PAGES_WAIT_MS: '60000',
  PAGES_PER_MINUTE: '100000000',
  OPERATIONS_WAITING_PER_ADDRESS: '10000',
  OPERATIONS_WAITING: '10000',
  OPERATIONS_WAIT_MS: '60000',
  INTROSPECTIONS_PER_MINUTE: '100000000',
  WRITES_PER_USER: '100000000',
  WRITES_PER_ADDRESS: '100000000',
  VISITS_PER_MINUTE: '100000000',
  BUDGET_PER_MINUTE: '100000000',
  SHED_ONE_AFTER_MS: '60000',
  SHED_ALL_AFTER_MS: '60000',
};

/** What a program under test is given besides the settings of its test; those of the person who runs the tests must not reach it. */
export const settingsUnderTest: Settings = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
  NODE_ENV: undefined,
  ALLOW_DEVELOPMENT_ON_NETWORK: undefined,
  API_URL: undefined,
  GATEWAY_URL: undefined,
  PUBLIC_ORIGIN: undefined,
  DATABASE_URL: undefined,
  REDIS_URL: undefined,
  RASTEH_DATA: undefined,
  FILES_FOLDER: undefined,
  SEED_PRODUCTS: undefined,
  // Tests make the requests that they need.
  SEED_HISTORIES: 'no',
  EVENTS_SECRET: EVENTS_SECRET_UNDER_TEST,
  SESSION_SECRET: SESSION_SECRET_UNDER_TEST,
  ...secretsUnderTest(),
  KAVENEGAR_API_KEY: undefined,
  MAIL_URL: undefined,
  MAIL_FROM: undefined,
  // A new address gets a link at once, and some tests ask for another.
  MAIL_RESEND_SECONDS: '0',
  // All visitors of a test come from one address.
  OTP_STARTS_PER_ADDRESS: '100000',
  OTP_CHECKS_PER_ADDRESS: '100000',
  RATE_LIMIT_PER_MINUTE: '100000',
  ...roomierDoors,
  // Most gateways under test are asked a few operations of the web client.
  COMPILE_AT_START: 'no',
  VITEST: undefined,
};
