import type { IncomingMessage } from 'node:http';

const bodyMs = 10_000;
const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Ends a request whose body has not come in 10 s, unless it is told meanwhile that this one may take long. */
export function endSlowBody(request: IncomingMessage): void {
  const timer = setTimeout(() => request.complete || request.destroy(), bodyMs).unref();
  timers.set(request, timer);
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

/** For a body with a file in it, of somebody who may send one: as long as uploads have. */
export const allowSlowBody = (request: IncomingMessage): void => clearTimeout(timers.get(request));
