import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** What a visitor without an account needs, as the api takes it once there is one. On the server only. */
export interface GuestLine {
  key: string;
  supplierProductId?: string;
  baseProductId?: string;
  title?: string;
  categoryId?: string;
  quantity?: string;
  unitId?: string;
}

const name = 'basket';
const parts = ['key', 'supplierProductId', 'baseProductId', 'title', 'categoryId', 'quantity', 'unitId'] as const;
const monthSeconds = 30 * 86_400;
/** Browsers drop cookies that are longer. */
const longestCookie = 3_900;
const mostLines = 20;
const longestText = 40_000;

/** The lines that the browser keeps; none where somebody broke them. */
export function readGuestBasket(cookies: string | null | undefined): GuestLine[] {
  const value = (cookies ?? '')
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`));
  if (!value) return [];
  try {
    const text = inflateRawSync(Buffer.from(value.slice(name.length + 1), 'base64url'), {
      maxOutputLength: longestText,
    });
    const rows: unknown = JSON.parse(text.toString());
    return Array.isArray(rows) ? rows.slice(0, mostLines).flatMap(lineOf) : [];
  } catch {
    return [];
  }
}

function lineOf(row: unknown): GuestLine[] {
  if (!Array.isArray(row)) return [];
  const told = parts.flatMap((part, at): [string, string][] => {
    const value: unknown = row[at];
    return typeof value === 'string' && value !== '' ? [[part, value]] : [];
  });
  const line = Object.fromEntries(told);
  return line.key === undefined ? [] : [{ ...line, key: line.key }];
}

/** The whole line of the cookie with these; undefined when a browser would not keep so much. */
export function guestBasketCookie(lines: readonly GuestLine[], origin: string): string | undefined {
  if (lines.length > mostLines) return undefined;
  const rows = lines.map((line) => parts.map((part) => line[part] ?? ''));
  const value = lines.length > 0 ? deflateRawSync(JSON.stringify(rows)).toString('base64url') : '';
  const age = lines.length > 0 ? monthSeconds : 0;
  const cookie = `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
  return cookie.length > longestCookie ? undefined : cookie;
}
