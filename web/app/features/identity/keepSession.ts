import { askSession } from '../../platform/session/askSession.ts';

/** Uses the session, so that it lives on. @returns until when, in seconds since 1970; undefined when it has ended. Rejects with a GraphError. */
export const keepSession = async (): Promise<number | undefined> => (await askSession('GET')).userInfo?.exp;
