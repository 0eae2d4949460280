import { randomBytes, randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { SentFiles } from '../app/platform/forms/plain/sentFiles.ts';
import { takesForLoggedOut } from '../app/platform/graph/GraphError.ts';
import type { Refusal } from './graphRequest.ts';
import type { Log } from './log.ts';
import type { SessionTokens, UserInfo } from './session/SessionCookie.ts';

const deadlineMs = 8_000;
const slowMs = 1_000;
/** What takes long without being slow: a probe waits for the gateway, and a stream for what happens. */
const long = new Set(['/readyz', '/live']);
const requestIdPattern = /^[\w.-]{8,64}$/;
const traceparentPattern = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/** One request to this server, as everything that works for it needs it. */
export interface Visit {
  requestId: string;
  /** W3C trace context; begun here when the entry proxy sent none. */
  traceparent: string;
  /** Aborted when the visitor leaves or after 8 s; everything asked for this visit ends with it. */
  signal: AbortSignal;
  /** Counts its time anew from now: 8 s, or longer while a file comes. */
  allow: (ms?: number) => void;
  /** Acts when the answer is over, whole or not: one listener for all, since a stream that is passed on brings seven of its own. */
  whenClosed: (act: () => void) => void;
  log: Log;
  /** Set once the session was looked for; undefined for a visitor without one. */
  session?: SessionTokens | undefined;
  /** Set when a session could not be kept fresh now: the visitor is neither logged in nor logged out. */
  unverified?: { viewer: UserInfo; refusal: Refusal };
  /**
   * Exchanges the tokens of a session that were not taken though they looked good (other keys, other clocks): `session` is
   * another one then, or none, and `unverified` is set when nobody can tell.
   */
  renew?: (refused: SessionTokens) => Promise<void>;
  /** Files that came with a form without script. */
  sentFiles?: SentFiles;
  /** The browser sent a session that this server cannot read. */
  hasBrokenCookie?: boolean;
}

/** The visit that `startVisit` began for this answer. */
export const visitOf = (response: Response): Visit => response.locals.visit as Visit;

/**
 * Why an answer that takes the visitor for logged out is not the truth: whether the visitor is could not be asked.
 * Undefined for an answer that may go out.
 */
export const refusalIfUnverified = ({ unverified }: Visit, text: string): Refusal | undefined =>
  unverified && takesForLoggedOut(text) ? unverified.refusal : undefined;

/** Begins a visit: request id (accepted or made), trace, deadline, and one log line when it is over,
 * for slow ones always. */
export function startVisit(log: Log): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    // Further in, the part of a path that was read is left out.
    const { method, path } = request;
    const requestId = accepted(request.get('x-request-id'), requestIdPattern) ?? randomUUID();
    let trace = accepted(request.get('traceparent'), traceparentPattern);
    const controller = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const allow = (ms = deadlineMs) => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(new DeadlineError()), ms);
    };
    allow();
    const closing: (() => void)[] = [];
    response.locals.visit = {
      requestId,
      // A kept page asks nobody, and needs none.
      get traceparent() {
        return (trace ??= newTrace());
      },
      signal: controller.signal,
      allow,
      whenClosed: (act) => void closing.push(act),
      log,
    } satisfies Visit;
    response.setHeader('x-request-id', requestId);
    response.on('close', () => {
      clearTimeout(timer);
      const complete = response.writableFinished;
      if (!complete) controller.abort();
      const ms = Math.round(performance.now() - startedAt);
      const line = { requestId, method, path, status: response.statusCode, ms, complete };
      if (ms > slowMs && !long.has(path)) log.warn(line, 'slow');
      else log.debug(line, 'answered');
      for (const act of closing) act();
    });
    next();
  };
}

/** Why a visit was aborted when its 8 s were over. */
export class DeadlineError extends Error {}

const accepted = (value: string | undefined, pattern: RegExp) =>
  value !== undefined && pattern.test(value) ? value : undefined;

function newTrace(): string {
  const random = randomBytes(24).toString('hex');
  return `00-${random.slice(0, 32)}-${random.slice(32)}-01`;
}
