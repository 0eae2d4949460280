const PREFIX = 'graphiql:';
const HEADERS = 'rasteh:headers';
const REFRESH = 'rasteh:refresh';

/**
 * Where GraphiQL keeps tabs and history: the browser's local storage, but never with a header in it.
 * The history would otherwise write the headers of every request there.
 */
export const storageWithoutHeaders = {
  get length() {
    return ownKeys().length;
  },
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, withoutHeaders(value)),
  removeItem: (key: string) => localStorage.removeItem(key),
  /** "Clear storage" in the settings means the headers of this session too. */
  clear() {
    for (const key of ownKeys()) localStorage.removeItem(key);
    sessionHeaders.write('');
    refreshToken.write('');
  },
};

const inSession = (key: string) => ({
  read: () => sessionStorage.getItem(key) ?? '',
  write: (text: string) => (text ? sessionStorage.setItem(key, text) : sessionStorage.removeItem(key)),
});

/** The request headers as typed: one text for all tabs, gone when the browser tab closes. */
export const sessionHeaders = inSession(HEADERS);

/** What the next token is got with, as long. Only a login of a seeded person has one. */
export const refreshToken = inSession(REFRESH);

/** Empties every `headers` in a JSON text; the key stays, GraphiQL looks for it. Other texts are left as they are. */
export function withoutHeaders(text: string): string {
  if (!text.includes('"headers"')) return text;
  try {
    return JSON.stringify(JSON.parse(text), (key, value) => (key === 'headers' ? null : value));
  } catch {
    return text;
  }
}

function ownKeys() {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}
