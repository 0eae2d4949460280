import { useGraphiQL } from '@graphiql/react';
import { useEffect, useState } from 'react';
import { bearerOf, withBearer } from './bearer.ts';
import { end, knownPeople, loginAs, type Person, renew } from './login.ts';
import { refreshToken, sessionHeaders } from './storage.ts';

/** A token that ends sooner is exchanged. */
const AHEAD_MS = 60_000;
const LOOK_MS = 15_000;

/**
 * While developing: logs one of the seeded people in, keeps the token in the headers of this browser tab fresh, and tells
 * who it is. `tell` gets what went wrong.
 */
export function LoginAs({ tell }: { tell: (text: string) => void }) {
  const editor = useGraphiQL((state) => state.headerEditor);
  const [people, setPeople] = useState<Person[]>([]);
  const [chosen, setChosen] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [headers, setHeaders] = useState(sessionHeaders.read);
  const bearer = bearerOf(headers);

  useEffect(() => void knownPeople().then(setPeople), []);
  useEffect(() => {
    const listening = editor?.onDidChangeModelContent(() => setHeaders(sessionHeaders.read()));
    return () => listening?.dispose();
  }, [editor]);

  function put(access: string | undefined, refresh = '') {
    const text = withBearer(sessionHeaders.read(), access);
    refreshToken.write(refresh);
    sessionHeaders.write(text);
    editor?.setValue(text);
    setHeaders(text);
  }

  useEffect(() => {
    const look = async () => {
      const refresh = refreshToken.read();
      const held = bearerOf(sessionHeaders.read());
      if (!refresh || !held || held.endsAt - AHEAD_MS > Date.now()) return;
      await renew(refresh).then(
        (next) => put(next.access, next.refresh),
        () => put(undefined),
      );
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  });

  async function press() {
    setBusy(true);
    const person = people.find(({ phone }) => phone === chosen) ?? people[0]!;
    await loginAs(person).then(
      ({ access, refresh }) => put(access, refresh),
      (error: Error) => tell(error.message),
    );
    setBusy(false);
  }

  async function leave() {
    if (bearer) await end(bearer.access);
    put(undefined);
  }

  if (people.length === 0) return null;
  if (bearer)
    return (
      <span className="login-as">
        Logged in as {nameOf(bearer.name, people)}
        <button type="button" onClick={() => void leave()}>
          Log out
        </button>
      </span>
    );
  return (
    <span className="login-as">
      <label>
        Log in as{' '}
        <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {people.map(({ name, phone, does }) => (
            <option key={phone} value={phone}>
              {name}: {does}
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={isBusy} onClick={() => void press()}>
        Log in
      </button>
    </span>
  );
}

const nameOf = (phone: string, people: Person[]) => {
  const known = people.find((each) => each.phone === phone);
  return known ? `${known.name} (${phone})` : phone;
};
