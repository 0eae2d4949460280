import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What was on its way when the server began to stop has come by then. */
const SILENT_MS = 1_000;

/**
 * Watches over connections on which nothing was asked yet, as clients keep one ready. No answer closes them, so they would hold a
 * stop up until it is forced.
 * @returns what a server calls when it begins to stop: it ends those that stay silent for a second
 */
export function watchSilentConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const end = () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  return () => void setTimeout(end, SILENT_MS).unref();
}
