import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.mjs';
import { inRoot } from './root.mjs';
import { findProgram, stopWithUs } from './with-us.mjs';

/** Whether the entry proxy can run here. */
export const hasEntry = () => findProgram('nginx') !== undefined;

/**
 * Starts the entry proxy of deploy/ before programs that are not up yet, on free ports.
 * @param {{ web: number[], gateway: number[], api: number[] }} ports of the programs, on this machine
 * @param {{ tlsProxy?: string }} [options] whose word on a visitor's address it takes; by default nobody's here
 */
export async function startEntry(ports, { tlsProxy = '192.0.2.1' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'rasteh-entry-'));
  const entry = await freePort();
  const gateways = await freePort();
  const apis = await freePort();
  const servers = (list) => list.map((port) => `server 127.0.0.1:${port};`).join(' ');
  const settings = {
    ENTRY_PORT: `127.0.0.1:${entry}`,
    TLS_PROXY: tlsProxy,
    GATEWAYS_PORT: `127.0.0.1:${gateways}`,
    APIS_PORT: `127.0.0.1:${apis}`,
    WEB_SERVERS: servers(ports.web),
    GATEWAY_SERVERS: servers(ports.gateway),
    API_SERVERS: servers(ports.api),
  };
  const template = readFileSync(inRoot('deploy/entry.conf.template'), 'utf8');
  const site = template.replace(/\$\{(\w+)\}/g, (whole, name) => settings[name] ?? whole);
  writeFileSync(join(folder, 'nginx.conf'), mainOf(folder, site));
  const server = spawn(
    /** @type {string} */ (findProgram('nginx')),
    ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  server.stderr.on('data', (text) => (output = (output + text).slice(-20_000)));
  const ended = new Promise((resolve) => server.on('close', resolve));
  const release = stopWithUs(server, 'SIGTERM');
  const url = `http://127.0.0.1:${entry}`;
  await untilListening(url, ended, () => output);
  return {
    url,
    gatewaysUrl: `http://127.0.0.1:${gateways}`,
    apisUrl: `http://127.0.0.1:${apis}`,
    output: () => output,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the official image has around our part. */
const mainOf = (folder, site) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_rlimit_nofile 16384;
events { worker_connections 8192; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${site}
}
`;

async function untilListening(url, ended, output) {
  let isEnded = false;
  void ended.then(() => (isEnded = true));
  for (;;) {
    if (isEnded) throw new Error(`The entry proxy ended at once:\n${output()}`);
    if (
      await fetch(`${url}/metrics`).then(
        (answer) => answer.status === 404,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
