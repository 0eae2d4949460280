import { askGraph } from './graph.ts';

/** Somebody whom the seeds know, while developing. */
export type Person = { name: string; phone: string; does: string };
/** Tokens of a login; the first one is short-lived, the second one gets the next pair. */
export type Tokens = { access: string; refresh: string };

const startLogin = `mutation PlaygroundLogin($input: StartLoginInput!) {
  startLogin(input: $input) { loginChallenge { challengeId } userErrors { message } }
}`;
const logout = 'mutation PlaygroundLogout($input: LogoutInput!) { logout(input: $input) { userErrors { code } } }';

type Begun = { startLogin: { loginChallenge: { challengeId: string } | null; userErrors: { message: string }[] } };

/** Whom one can log in as; nobody in production, where the gateway has no such address. */
export async function knownPeople(): Promise<Person[]> {
  const answer = await fetch('/dev/people', { credentials: 'omit' }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as { people: Person[] }).people : [];
}

/** Logs somebody in with the code that waits in the outbox. @throws Error with a sentence for the footer */
export async function loginAs({ phone }: Person): Promise<Tokens> {
  const { data, errors } = await askGraph<Begun>({
    query: startLogin,
    variables: { input: { phoneNumber: phone } },
  });
  const { loginChallenge, userErrors } = data?.startLogin ?? {};
  if (!loginChallenge) throw new Error((errors ?? userErrors)?.[0]?.message ?? 'No code was sent.');
  const sent = await fetch(`/dev/outbox?phone=${phone}`, { credentials: 'omit' });
  const { messages } = (await sent.json()) as { messages: { values: string[] }[] };
  const code = messages[0]?.values[0] ?? '';
  return tokensFor({ grant_type: 'otp', challenge_id: loginChallenge.challengeId, code });
}

/** The next pair of tokens. @throws Error when the session has ended */
export const renew = (refresh: string): Promise<Tokens> =>
  tokensFor({ grant_type: 'refresh_token', refresh_token: refresh });

/** Ends the session; whether it had ended already does not matter. */
export const end = (access: string) =>
  askGraph({ query: logout, variables: { input: {} } }, { authorization: `Bearer ${access}` }).catch(() => undefined);

async function tokensFor(form: Record<string, string>): Promise<Tokens> {
  const body = new URLSearchParams({ ...form, client_id: 'playground' });
  const answer = await fetch('/connect/token', { method: 'POST', credentials: 'omit', body });
  const said = (await answer.json()) as Record<string, string>;
  if (!answer.ok) throw new Error(said.error_description ?? `/connect/token answered ${answer.status}.`);
  return { access: said.access_token ?? '', refresh: said.refresh_token ?? '' };
}
