/** Looks a visitor may choose; a missing one follows the system or the width of the window. */
export interface Preferences {
  theme?: 'light' | 'dark';
  density?: 'compact' | 'comfortable';
}

const choices = { theme: ['light', 'dark'], density: ['compact', 'comfortable'] } as const;
const yearSeconds = 31_536_000;

/** Reads the choices from a Cookie header; anything unknown counts as not chosen. */
export function readPreferences(cookieHeader: string | null): Preferences {
  const cookies = new Map((cookieHeader ?? '').split(';').map(nameAndValue));
  const chosen = <Name extends keyof Preferences>(name: Name) =>
    (choices[name] as readonly string[]).find((choice) => choice === cookies.get(name));
  return { theme: chosen('theme'), density: chosen('density') } as Preferences;
}

/**
 * Applies a choice at once and keeps it in a cookie for a year, so that the server's next page comes
 * with it and nothing flashes; undefined forgets it.
 */
export function choosePreference<Name extends keyof Preferences>(name: Name, choice: Preferences[Name]): void {
  const age = choice ? yearSeconds : 0;
  document.cookie = `${name}=${choice ?? ''}; path=/; max-age=${age}; samesite=lax`;
  if (choice) document.documentElement.dataset[name] = choice;
  else delete document.documentElement.dataset[name];
}

function nameAndValue(cookie: string): [string, string] {
  const [name = '', value = ''] = cookie.split('=');
  return [name.trim(), value.trim()];
}
