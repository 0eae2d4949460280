import { connect } from 'node:net';

/** What came back over a connection: undefined where it was closed without an answer. */
export type RawAnswer = { status: number; text: string } | undefined;

/** After an answer began and stood still for so long it is taken for whole: not everybody closes who was asked to. */
const STANDS_STILL_MS = 3_000;

type Options = {
  /** Says that nothing more comes: for requests that promise more than they have. Who hears it may answer nothing. */
  isCutShort?: boolean;
  /** After which it counts as never answered, and rejects. */
  withinMs?: number;
};

/** Sends bytes as they are to a port of this machine; what no client would send can be sent so. */
export function sendRaw(
  port: number,
  bytes: Buffer,
  { isCutShort = false, withinMs = 60_000 }: Options = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      // Before its answer may stand that the body may come.
      const last = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].find(([, status]) => status !== '100');
      resolve(last && { status: Number(last[1]), text });
    };
    const giveUp = () => {
      socket.destroy();
      reject(new Error(`not answered within ${withinMs} ms`));
    };
    let timer = setTimeout(giveUp, withinMs);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      clearTimeout(timer);
      timer = setTimeout(finish, STANDS_STILL_MS);
    });
    socket.on('end', finish).on('close', finish);
    // It may close before it has read everything.
    socket.on('error', finish);
    socket.write(bytes, () => isCutShort && socket.end());
  });
}
