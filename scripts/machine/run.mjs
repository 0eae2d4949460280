import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a command to its end and keeps what it printed.
 * @param {string[]} command program and arguments; `node` means this Node
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, show?: boolean, uid?: number, gid?: number }} [options]
 *   show: pass the output through instead of keeping it
 * @returns {Promise<{ code: number, stdout: string, output: string }>} output: stdout and stderr as they came
 */
export function run([program, ...args], { cwd = root, env = {}, show = false, uid, gid } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      ...(uid === undefined ? {} : { uid, gid }),
    });
    let stdout = '';
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      output += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 127, stdout, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, output }));
  });
}
