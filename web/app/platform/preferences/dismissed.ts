const name = 'dismissed';
const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Two are shown at a time, so older ones need not be remembered. */
const mostKept = 4;
const days90 = 90 * 86_400;

/** The notices that this browser was told to hide, in one order whatever order it was told in; what is no id is none. */
export function readDismissed(cookieHeader: string | null | undefined): string[] {
  const value = (cookieHeader ?? '')
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`));
  return value === undefined ? [] : kept(value.slice(name.length + 1).split('.')).sort();
}

/** The cookie that hides one more. Scripts write it too: it is a look, and nothing depends on it. */
export function dismissedCookie(before: readonly string[], id: string): string {
  const ids = kept([id, ...before]);
  return `${name}=${ids.join('.')}; path=/; max-age=${ids.length > 0 ? days90 : 0}; samesite=lax`;
}

const kept = (ids: readonly string[]) => [...new Set(ids.filter((id) => idPattern.test(id)))].slice(0, mostKept);
