import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { say } from './say.mjs';

/** Debian's command adds flags for a graphics card: without one pages are drawn a fifth slower. */
const DEBIAN = { command: '/usr/bin/chromium', program: '/usr/lib/chromium/chromium' };
/** The same engine without a window: journeys take two thirds of the time in it. */
const SHELL = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium to test with: `CHROMIUM`, then one on PATH, the shell before the others, then Playwright's own, then
 * Debian's package of the shell when we are root.
 * @returns {Promise<string | undefined>} path of the program, undefined when there is none and none could be installed
 */
export async function findOrInstallBrowser() {
  return findBrowser() ?? (await installFromDebian());
}

/**
 * The same without installing. Needs the packages of the lock file.
 * @param {string[]} [names] commands to look for, in this order
 */
export function findBrowser(names = [SHELL, ...whole]) {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM && existsSync(CHROMIUM)) return withoutDebiansFlags(CHROMIUM);
  const onPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  const found = [...onPath, playwrightsOwn()].find((path) => existsSync(path));
  return found && withoutDebiansFlags(found);
}

/** What people use, with its window: for figures that are compared with those of earlier days. */
export const findWholeBrowser = () => findBrowser(whole);

const withoutDebiansFlags = (path) => (path === DEBIAN.command && existsSync(DEBIAN.program) ? DEBIAN.program : path);

function playwrightsOwn() {
  const require = createRequire(import.meta.url);
  return require('@playwright/test').chromium.executablePath();
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  say('Installing chromium-headless-shell with apt-get (once) …');
  await run(['apt-get', 'update']);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const installed = await run(['apt-get', 'install', '-y', '--no-install-recommends', SHELL], { env });
  return installed.code === 0 ? findBrowser() : undefined;
}
