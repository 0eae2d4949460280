/** The headers, as typed, with a token or without one. What is no JSON is replaced. */
export function withBearer(headers: string, access: string | undefined): string {
  const kept = Object.entries(parsed(headers)).filter(([name]) => name.toLowerCase() !== 'authorization');
  const all = Object.fromEntries(access ? [...kept, ['authorization', `Bearer ${access}`]] : kept);
  return Object.keys(all).length > 0 ? JSON.stringify(all, null, 2) : '';
}

/** Whose token the headers carry and when it ends (ms), as the token itself says; nobody's when there is none. */
export function bearerOf(headers: string): { access: string; name: string; endsAt: number } | undefined {
  const [, value = ''] = Object.entries(parsed(headers)).find(([name]) => name.toLowerCase() === 'authorization') ?? [];
  const access = /^Bearer (\S+)$/.exec(String(value))?.[1];
  try {
    const [, payload = ''] = access?.split('.') ?? [];
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
      each.charCodeAt(0),
    );
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as { name: string; exp: number };
    return access ? { access, name: claims.name, endsAt: claims.exp * 1_000 } : undefined;
  } catch {
    return undefined;
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value = JSON.parse(text) as unknown;
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
