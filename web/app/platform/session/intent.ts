const storageKey = 'intent';
const validMs = 30 * 60_000;

/** What a visitor pressed that needs a login: the button that stands there after it does it. */
export function intend(act: string): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ act, path: window.location.pathname, ts: Date.now() }));
}

/** Whether just this was pressed on this page before the login; said once, and for half an hour. */
export function takeIntent(act: string, now = Date.now()): boolean {
  const text = sessionStorage.getItem(storageKey);
  if (!text?.includes(act)) return false;
  sessionStorage.removeItem(storageKey);
  const { act: pressed, path, ts } = parse(text);
  return pressed === act && path === window.location.pathname && typeof ts === 'number' && now - ts < validMs;
}

function parse(text: string): { act?: unknown; path?: unknown; ts?: unknown } {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}
