import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { LiveStream } from './live-stream.ts';

const AUDIENCE = 'user:reader';
const ended: (() => void)[] = [];
afterEach(() => ended.splice(0).forEach((end) => end()));

/** A stream over a real connection, whose reader reads nothing until `resume`. */
async function openToAPausedReader() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const requested = once(server, 'request');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const [, raw] = await requested;
  ended.push(
    () => socket.destroy(),
    () => server.close(),
  );
  const listening = { userId: 'reader', authorization: '', audiences: new Set([AUDIENCE]), until: undefined };
  const stream = new LiveStream(raw, listening);
  stream.open({ from: '1', upto: '1', isTooOld: false, events: [] });
  return { stream, raw, socket };
}

/** More than a connection takes on the way, and less than what ends it at once. */
function tellMuch(stream: LiveStream) {
  const event = { eventId: 'e', kind: 'X'.repeat(1_000), objectType: 'T', objectId: 'o', audiences: [AUDIENCE] };
  const events = Array.from({ length: 3_500 }, (_, seq) => ({ ...event, seq }));
  stream.take({ before: '1', cursor: '2', events, hasDomainEvents: false });
}

it('a reader that a large block and a heartbeat reach at once is not cut off', async () => {
  const { stream, raw, socket } = await openToAPausedReader();
  tellMuch(stream);
  stream.beat('2');
  const drainedOrCutOff = Promise.race([once(raw, 'drain'), once(raw, 'close')]);
  socket.resume();
  await drainedOrCutOff;
  stream.beat('2');
  stream.beat('2');
  expect(raw.destroyed).toBe(false);
});

it('a reader that leaves much unread from one heartbeat to the next is cut off', async () => {
  const { stream, raw } = await openToAPausedReader();
  tellMuch(stream);
  stream.beat('2');
  stream.beat('2');
  expect(raw.destroyed).toBe(true);
});
