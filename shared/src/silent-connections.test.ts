import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { watchSilentConnections } from './silent-connections.ts';

it('a connection on which nothing is asked does not hold a stop up, and one that begins to ask is answered', async () => {
  const server = createServer({ keepAliveTimeout: 600_000 }, (_, response) => {
    response.setHeader('connection', 'close').end('there');
  });
  const endSilent = watchSilentConnections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async () => {
    const taken = once(server, 'connection');
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await taken;
    return socket;
  };
  const silent = (await open()).resume();
  const asking = await open();
  let told = '';
  asking.setEncoding('utf8').on('data', (text: string) => (told += text));
  const ended = Promise.all([server, silent, asking].map((each) => once(each, 'close')));
  asking.write('GET / HTTP/1.1\r\n');
  server.close();
  endSilent();
  await once(silent, 'close');
  asking.write('Host: x\r\n\r\n');
  await ended;
  expect(told).toContain('there');
});
