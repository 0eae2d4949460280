import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * What happens to connections made after the mode was set.
 * - pass: nothing; refuse: closed at once; blackhole: accepted, never answered
 * - reset: the answer ends with a connection reset after `bytes`; cut: it ends in an orderly way after `bytes`
 * - delay: the answer starts `ms` late; throttle: the answer trickles at `bytesPerSecond`
 * - hold: the answer stops before the first piece with `text` in it, and nothing more comes
 * - misread: the server reads `to` where the client sent `from`, of the same length
 * - duplicate: what the client sends reaches the server twice, over two connections; the first answer counts
 */
export type Fault =
  | { mode: 'pass' | 'refuse' | 'blackhole' | 'duplicate' }
  | { mode: 'reset' | 'cut'; bytes: number }
  | { mode: 'hold'; text: string }
  | { mode: 'misread'; from: string; to: string }
  | { mode: 'delay'; ms: number }
  | { mode: 'throttle'; bytesPerSecond: number };

/** A TCP proxy that misbehaves on request. It stands between two programs. */
export async function startFaultProxy(targetUrl: string) {
  const target = new URL(targetUrl);
  const toTarget = () => connect(Number(target.port), target.hostname);
  const open = new Set<Socket>();
  const track = (socket: Socket) => {
    open.add(socket);
    return socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
  };
  let fault: Fault = { mode: 'pass' };
  const server = createServer((client) => {
    track(client);
    if (fault.mode === 'refuse') return client.resetAndDestroy();
    if (fault.mode === 'blackhole') return void client.resume();
    const upstream = track(toTarget());
    client.on('close', () => upstream.destroy());
    if (fault.mode === 'misread') passMisread(fault, client, upstream);
    else client.pipe(upstream);
    if (fault.mode === 'duplicate') client.pipe(track(toTarget()).resume());
    answerThrough(fault, upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const closeConnections = () => Promise.all([...open].map(closeInOrder));
  const stop = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await closeConnections();
    await closed;
  };

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sets the fault and ends the connections that are kept alive; once awaited, the next request meets the fault. */
    async set(next: Fault) {
      fault = next;
      await closeConnections();
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** The other side sees an orderly end and forgets the connection; a torn one it might still try to use. */
function closeInOrder(socket: Socket) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(() => socket.destroy(), 200);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.end();
  });
}

function answerThrough(fault: Fault, upstream: Socket, client: Socket) {
  upstream.on('end', () => client.end());
  upstream.on('close', () => client.destroySoon());
  if (fault.mode === 'reset' || fault.mode === 'cut') return endAfter(fault, upstream, client);
  if (fault.mode === 'hold') return holdBack(fault.text, upstream, client);
  if (fault.mode === 'delay') return sendLate(fault.ms, upstream, client);
  if (fault.mode === 'throttle') return trickle(fault.bytesPerSecond, upstream, client);
  upstream.pipe(client);
}

function passMisread({ from, to }: Extract<Fault, { mode: 'misread' }>, client: Socket, upstream: Socket) {
  client.on('data', (chunk: Buffer) => upstream.write(chunk.toString('latin1').replaceAll(from, to), 'latin1'));
  client.on('end', () => upstream.end());
}

function endAfter({ mode, bytes }: Extract<Fault, { bytes: number }>, upstream: Socket, client: Socket) {
  let left = bytes;
  upstream.on('data', (chunk: Buffer) => {
    const part = chunk.subarray(0, left);
    left -= part.length;
    if (left > 0) return void client.write(part);
    upstream.removeAllListeners('data').pause();
    if (mode === 'cut') client.end(part);
    else client.write(part, () => client.resetAndDestroy());
  });
}

function holdBack(text: string, upstream: Socket, client: Socket) {
  upstream.on('data', (chunk: Buffer) => {
    if (!chunk.includes(text)) return void client.write(chunk);
    upstream.removeAllListeners('data').pause();
  });
}

function sendLate(ms: number, upstream: Socket, client: Socket) {
  let timer: NodeJS.Timeout | undefined;
  upstream.once('readable', () => {
    timer = setTimeout(() => upstream.pipe(client), ms);
  });
  client.on('close', () => clearTimeout(timer));
}

function trickle(bytesPerSecond: number, upstream: Socket, client: Socket) {
  const step = Math.max(1, Math.floor(bytesPerSecond / 10));
  upstream.on('data', (chunk: Buffer) => {
    upstream.pause();
    let sent = 0;
    const timer = setInterval(() => {
      client.write(chunk.subarray(sent, sent + step));
      sent += step;
      if (sent < chunk.length) return;
      clearInterval(timer);
      upstream.resume();
    }, 100);
    client.on('close', () => clearInterval(timer));
  });
}
