import type { Request } from 'express';
import { forwardedHeaders, type GatewayAnswer } from '../gateway.ts';
import type { Visit } from '../visit.ts';

/** Why the gateway refuses a token, before anything is done with what was asked. */
const notTaken = /"code":"TOKEN_(?:INVALID|EXPIRED)"/;

/**
 * Asks the gateway as the visitor. A token that it does not take is exchanged and the question asked again; when there is
 * no other, it is asked as by somebody without a session, which the visitor then is.
 */
export async function askAs(
  request: Request,
  visit: Visit,
  ask: (headers: Record<string, string>) => Promise<GatewayAnswer>,
): Promise<GatewayAnswer> {
  for (;;) {
    const { session } = visit;
    const answer = await ask(forwardedHeaders(request, visit));
    if (!session || !visit.renew || answer.status !== 401 || !notTaken.test(answer.text)) return answer;
    await visit.renew(session);
    if (visit.session === session) return answer;
  }
}
