import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fail, say } from './say.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

/** The two lines of Node that must work: the oldest that `engines` allows and the one in the images. */
const versions = { 20: '20.19.6', 24: '24.21.0' };

/**
 * Runs this script again on another Node when `--node=20` or `--node=24` asks for one that is not this one.
 * That Node comes from the npm registry, once, into `.cache/node`: a package that holds the program and no script.
 * Does not return when it ran the other one: this process ends with its exit code.
 */
export async function useWantedNode() {
  const wanted = process.argv.find((argument) => argument.startsWith('--node='))?.slice('--node='.length);
  if (!wanted || wanted === process.versions.node.split('.')[0]) return;
  const version = versions[wanted];
  if (!version) fail(`There is no Node "${wanted}" to choose. Choices: ${Object.keys(versions).join(', ')}.`);
  const program = await installed(version);
  say(`On Node ${version}:`);
  // Programs of packages begin with `env node`, so it comes first in the PATH too.
  const PATH = [dirname(program), process.env.PATH].join(delimiter);
  const { code } = await run([program, ...process.argv.slice(1)], { show: true, env: { PATH } });
  process.exit(code);
}

async function installed(version) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = inRoot('.cache', 'node', version);
  const program = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(program)) return program;
  say(`Installing Node ${version} (once) …`);
  const flags = ['--prefix', folder, '--ignore-scripts', '--no-package-lock', '--loglevel=error'];
  const { code, output } = await run(['npm', 'install', ...flags, `${name}@${version}`]);
  if (code !== 0 || !existsSync(program)) fail(`npm could not install ${name}@${version}:\n${output.trim()}`);
  return program;
}
