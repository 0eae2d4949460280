#!/usr/bin/env bash
# sirv 3.0.2 takes a suffix range for one that begins at 0, and sends brotli to a client that refuses it.
#
# RFC 9110, 14.1.2: `Range: bytes=-4` asks for the last four bytes of a file. sirv splits the range at its dash, takes the
# missing start for 0 and answers 206 with the first five. RFC 9110, 12.4.2: a weight of 0 means "not acceptable". sirv
# looks for the letters `br` in Accept-Encoding, so `br;q=0` gets the compressed twin. Downloads that go on from their end
# (a reader of ZIP or PDF indexes) and clients that cannot read brotli get wrong bytes with a status of success.
# So the gateway serves the files of its playground itself (docs/decisions/0050-shared-package.md).
#
# Needs Node 20 or newer and npm. Exits with 0 while this is so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund sirv@3.0.2
mkdir files
printf '0123456789' >files/a.txt
printf 'compressed twin' >files/a.txt.br
cat >try.mjs <<'JS'
import { createServer, get } from 'node:http';
import { readFileSync } from 'node:fs';
import sirv from 'sirv';

const server = createServer(sirv('files', { brotli: true }));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const ask = (headers) =>
  new Promise((resolve) => {
    get({ port: server.address().port, host: '127.0.0.1', path: '/a.txt', headers }, async (response) => {
      let body = '';
      for await (const part of response.setEncoding('utf8')) body += part;
      resolve({ status: response.statusCode, encoding: response.headers['content-encoding'], body });
    });
  });
const version = JSON.parse(readFileSync('node_modules/sirv/package.json', 'utf8')).version;
const suffix = await ask({ range: 'bytes=-4' });
const refused = await ask({ 'accept-encoding': 'br;q=0' });
server.close();
console.log(`sirv ${version}`);
console.log(`Range: bytes=-4 of 0123456789 (right: 6789)        -> ${suffix.status} ${suffix.body}`);
console.log(`Accept-Encoding: br;q=0 (right: no encoding)       -> ${refused.status} ${refused.encoding ?? 'no encoding'}`);
process.exit(suffix.status === 206 && suffix.body === '01234' && refused.encoding === 'br' ? 0 : 1);
JS
node try.mjs
