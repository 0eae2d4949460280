#!/usr/bin/env bash
# @fastify/under-pressure 9.2.0 refuses requests after a pause of one second, whatever limit is set.
#
# `maxEventLoopDelay` is documented as the longest delay of the event loop in ms. The plugin measures by
# perf_hooks.monitorEventLoopDelay and looks at its mean once a second. A loop that did not turn in that second has no
# measurement; its mean is NaN, which the plugin takes for an infinite delay. So with a limit of one minute, a program that
# paused for little more than a second (a large JSON, a busy machine) answers 503 until the next look.
# Our api takes a second without a measurement for a delay of a second (api/src/platform/server.ts).
#
# Needs Node 20 or newer and npm. Exits with 0 while this is so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund fastify@5.12.8 @fastify/under-pressure@9.2.0
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import underPressure from '@fastify/under-pressure';
import fastify from 'fastify';

const version = JSON.parse(readFileSync('node_modules/@fastify/under-pressure/package.json', 'utf8')).version;
const delays = [];
const app = fastify();
await app.register(underPressure, {
  maxEventLoopDelay: 60_000,
  pressureHandler: (_request, reply, _type, value) => {
    delays.push(value);
    reply.code(503).send('busy');
  },
});
app.get('/', () => 'fine');
await app.ready();
const pauseLoop = (ms) => {
  for (const until = performance.now() + ms; performance.now() < until; );
};
let refused = 0;
// Whether the plugin looks before the measurement is written depends on the moment, so it is tried a few times.
for (let round = 0; round < 20 && refused === 0; round += 1) {
  pauseLoop(2_100);
  await pause(1);
  if ((await app.inject('/')).statusCode === 503) refused += 1;
}
await app.close();
console.log(`@fastify/under-pressure ${version}, limit 60000 ms, pauses of 2100 ms`);
console.log(refused ? `refused with 503, delay taken for ${delays[0]}` : 'nothing was refused');
process.exit(refused && delays[0] === Infinity ? 0 : 1);
JS
node try.mjs
