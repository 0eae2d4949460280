import { type Granted, type Program, url } from '../program.ts';

type Answer = { access_token?: string; terms_version?: string; error?: string };

/** OAuth's endpoint, which is beside the graph. */
export const token: Program['token'] = async (grant): Promise<Granted> => {
  const body = new URLSearchParams(grant);
  const answer = (await (await fetch(`${url}/connect/token`, { method: 'POST', body })).json()) as Answer;
  return { accessToken: answer.access_token, termsVersion: answer.terms_version, error: answer.error };
};
