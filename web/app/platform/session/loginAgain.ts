type Ask = () => Promise<boolean>;
let asking: Ask | undefined;

/** Says who asks a person to log in again in the middle of something; returns the end of it. */
export function answerLoginAgain(ask: Ask): () => void {
  asking = ask;
  return () => (asking = undefined);
}

/**
 * The server does not know the session any more: asks the person to log in again while the page stays as it is.
 * @returns whether the same person is logged in again, so that what was refused may be sent once more
 */
export const loginAgain = (): Promise<boolean> => asking?.() ?? Promise.resolve(false);
