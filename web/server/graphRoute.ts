import { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { GraphError, takesForLoggedOut } from '../app/platform/graph/GraphError.ts';
import { questionBody } from '../app/platform/graph/question.ts';
import type { Doors } from './doors/Doors.ts';
import type { Gateway } from './gateway.ts';
import {
  bodyRefusal,
  operationNotFound,
  type Operations,
  type PersistedQuestion,
  readBrings,
  readQuestion,
  type Refusal,
  refusalOf,
  unanswered,
} from './graphRequest.ts';
import { jsonBody } from './jsonBody.ts';
import { refusedStatus } from './refusedStatus.ts';
import { sendWhole } from './sendWhole.ts';
import { askAs } from './session/askAs.ts';
import type { SessionCookie, SessionTokens } from './session/SessionCookie.ts';
import { setCookie } from './session/setCookie.ts';
import { knownBrowserHeader } from './session/TokenClient.ts';
import { refusalIfUnverified, type Visit, visitOf } from './visit.ts';

const largestBody = '100kb';
const loginOperation = 'StartLogin';
/** Send codes: a browser that is known for the phone says so. */
const codeOperations = new Set([loginOperation, 'StartPhoneChange']);
/** Change how somebody is called, which the tokens say: the next request brings others. */
const renamingOperations = new Set(['ConfirmPhoneChange', 'SavePerson']);
/** The gateway leaves out what does not fit its graph any more: the page is older than that. */
const leftOut = '"code":"PERSISTED_QUERY_NOT_FOUND"';
/** In the payload of a write that was done. */
const isWritten = '"userErrors":[]';

interface GraphRoute {
  gateway: Gateway;
  publicOrigin: string;
  operations: Operations;
  doors: Doors;
  cookie: SessionCookie;
}

/** `POST /graphql`: the browser's way to the gateway, for the operations of the web client only. */
export function graphRoute({ gateway, publicOrigin, operations, cookie, doors }: GraphRoute): Router {
  const router = Router();
  router.use((request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    const refusal = refusalOf(request, publicOrigin);
    if (refusal) sendRefusal(response, refusal);
    else next();
  });
  router.use(jsonBody(largestBody));
  router.use(async (request, response) => {
    const question = readQuestion(request.body, operations);
    if ('status' in question) return sendRefusal(response, question);
    const refusal = doors.operation(request, response, question.kind);
    if (refusal) return sendRefusal(response, refusal);
    const visit = visitOf(response);
    const body = questionBody(question, question.variables);
    const known = codeOperations.has(question.name) ? await cookie.readKnown(request.headers.cookie) : [];
    const told = await askAs(request, visit, (headers) =>
      gateway.ask(body, { ...headers, ...knownBrowserHeader(known) }, visit.signal),
    );
    if (told.text.includes(leftOut)) return sendRefusal(response, operationNotFound);
    const isDone = question.kind !== 'read' && told.text.includes(isWritten);
    const brings = isDone ? readBrings(request.body, operations) : [];
    const answer = { ...told, text: withBrought(told.text, await bring(brings, request, visit)) };
    const unverified = refusalIfUnverified(visit, answer.text);
    if (unverified) return sendRefusal(response, unverified);
    if (question.name === loginOperation) await rememberLogin(response, cookie, answer.text);
    const isRenamed = isDone && renamingOperations.has(question.name);
    if (visit.session) await followSession(response, visit.session, { isRenamed, text: answer.text });
    if (answer.retryAfter) response.setHeader('retry-after', answer.retryAfter);
    response.status(answer.status).type('application/json');
    await sendWhole(request, response, answer.text);
  });
  router.use(answerFailure);
  return router;

  /** Tells the browser what became of its session. */
  async function followSession(response: Response, session: SessionTokens, told: { isRenamed: boolean; text: string }) {
    if (told.isRenamed) setCookie(response, await cookie.write({ ...session, accessEndsAt: 0 }));
    // The session ended at the api: the browser must not go on with it.
    if (takesForLoggedOut(told.text)) setCookie(response, cookie.clear());
    // Each use moves the end of a session: the record in the browser follows.
    response.setHeader('x-session-ends', String(session.userInfo.exp));
  }

  /** What a write made untrue, asked anew beside each other; one that fails is asked by its page. */
  function bring(brings: PersistedQuestion[], request: Request, visit: Visit) {
    return Promise.all(
      brings.map((each) =>
        askAs(request, visit, (headers) => gateway.ask(questionBody(each, each.variables), headers, visit.signal)).then(
          ({ text }) => text,
          () => failed,
        ),
      ),
    );
  }
}

const failed = '{"errors":[{}]}';

/** The answer of a write with what it brings along in its extensions. */
function withBrought(text: string, brought: readonly string[]): string {
  if (brought.length === 0) return text;
  const { extensions, ...answer } = JSON.parse(text) as { extensions?: object };
  return JSON.stringify({ ...answer, extensions: { ...extensions, brings: brought.map((each) => JSON.parse(each)) } });
}

type BegunLogin = { challengeId: string; expiresInSec: number };

/** A code is taken only by the browser that asked for it. */
async function rememberLogin(response: Response, cookie: SessionCookie, text: string): Promise<void> {
  const { data } = JSON.parse(text) as { data?: { startLogin: { loginChallenge: BegunLogin | null } } | null };
  const begun = data?.startLogin.loginChallenge;
  if (begun) setCookie(response, await cookie.writeLogin(begun.challengeId, begun.expiresInSec));
}

const answerFailure: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent || response.destroyed) return next(error);
  if (error instanceof GraphError) return sendRefusal(response, unanswered(error));
  const refused = refusedStatus(error);
  if (refused === undefined) return next(error);
  sendRefusal(response, bodyRefusal(refused, largestBody));
};

function sendRefusal(response: Response, { status, code, message, retryAfter }: Refusal): void {
  if (retryAfter) response.setHeader('retry-after', retryAfter);
  if (status === 405) response.setHeader('allow', 'POST');
  const wait = retryAfter && { retryAfterSeconds: Number(retryAfter) };
  const extensions = { code, requestId: visitOf(response).requestId, http: { status }, ...wait };
  response.status(status).json({ errors: [{ message, extensions }] });
}
