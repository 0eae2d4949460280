import type { peopleOf } from './people.ts';

type People = Pick<ReturnType<typeof peopleOf>, 'filesUrl' | 'login' | 'renew'>;
type Person = Awaited<ReturnType<People['login']>>;
type Login = { person: Promise<Person>; at: number };

/** A token ends after five minutes, and a test may take its time between asking for one and using it. */
const RENEWED_AFTER_MS = 120_000;
const logins = new Map<string, Login>();
const keyOf = ({ filesUrl }: People, phone: string) => `${filesUrl} ${phone}`;

/** Somebody whom several tests of a file need: logged in once, since a phone gets few codes, and with a token that has not ended. */
export function lastingLogin(people: People, phone: string): Promise<Person> {
  const held = logins.get(keyOf(people, phone));
  if (held && performance.now() - held.at < RENEWED_AFTER_MS) return held.person;
  return keepLogin(people, phone, held ? held.person.then((person) => people.renew(person)) : people.login(phone));
}

/** The same for somebody who has logged in already. */
export function keepLogin(people: People, phone: string, person: Promise<Person>): Promise<Person> {
  logins.set(keyOf(people, phone), { person, at: performance.now() });
  return person;
}
