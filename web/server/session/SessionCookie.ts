import { createHash } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

const dayMs = 86_400_000;
const longestMs = 30 * dayMs;
const knownDays = 180;
/** People share a browser; it is known for the phones that logged in last. */
const mostKnown = 5;
/** Browsers drop cookies that are longer. */
const longest = 4_096;

/** What the site remembers of a visitor who logged in. Only this server reads it. */
export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
  /** When the access token ends, in seconds since 1970. */
  accessEndsAt: number;
  userInfo: UserInfo;
  /** In whose name the person acts, once that was chosen. */
  party?: Party;
}

/** A company or merchant (specification, section 3, `merchantIdState`). */
export interface Party {
  customerId: string;
  merchantId?: string;
}

/** What the browser's scripts may know (specification, section 3): a hint, and no proof of anything. */
export interface UserInfo {
  /** End of the session at the server, in seconds since 1970. */
  exp: number;
  sub: string;
  displayName: string;
  /** Whether the staff area has something for the person; only there when it has. */
  isStaff?: true;
  /** Whether the person acts for a company that sells here; only there when so. */
  isSeller?: true;
}

/** One key seals all of them; what each is for is sealed with it. */
type Purpose = 'session' | 'login' | 'known';
export type Found = { kind: 'none' } | { kind: 'broken' } | { kind: 'tokens'; tokens: SessionTokens };

/** The one cookie of the session: encrypted, out of the reach of scripts, sent to this host only. */
export class SessionCookie {
  readonly name: string;
  readonly #attributes: string;
  readonly #key: Uint8Array;

  constructor(secret: string, publicOrigin: string) {
    const isSecure = publicOrigin.startsWith('https:');
    this.name = isSecure ? '__Host-rasteh' : 'rasteh';
    this.#attributes = `; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    this.#key = createHash('sha256').update(`session cookie ${secret}`).digest();
  }

  /** Whether a browser sends it, whatever is in it. */
  isSentIn = (header: string | undefined): boolean => valuesOf(header, this.name).length > 0;

  /** Two of them is somebody else's doing (another path, a parent domain), so none counts. */
  async read(header: string | undefined): Promise<Found> {
    const values = valuesOf(header, this.name);
    if (values.length !== 1) return { kind: 'none' };
    const tokens = tokensIn(await this.open('session', values[0]!));
    return tokens ? { kind: 'tokens', tokens } : { kind: 'broken' };
  }

  async write(tokens: SessionTokens): Promise<string> {
    const seconds = Math.min(longestMs / 1_000, Math.max(0, Math.round(tokens.userInfo.exp - Date.now() / 1_000)));
    return this.#set(this.name, await this.seal('session', JSON.stringify(tokens)), seconds);
  }

  readonly clear = (): string => this.#set(this.name, '', 0);

  /** The same protection for a smaller thing: which login was begun in this browser. */
  async writeLogin(challengeId: string, seconds: number): Promise<string> {
    return this.#set(`${this.name}-login`, await this.seal('login', challengeId), seconds);
  }

  async readLogin(header: string | undefined): Promise<string | undefined> {
    const [value] = valuesOf(header, `${this.name}-login`);
    return value === undefined ? undefined : this.open('login', value);
  }

  readonly clearLogin = (): string => this.#set(`${this.name}-login`, '', 0);

  /** What this browser is known by at the api, the last login first; it outlives the session. */
  async writeKnown(known: string[]): Promise<string> {
    const kept = [...new Set(known)].slice(0, mostKnown).join(',');
    return this.#set(`${this.name}-known`, await this.seal('known', kept), (knownDays * dayMs) / 1_000);
  }

  async readKnown(header: string | undefined): Promise<string[]> {
    const [value] = valuesOf(header, `${this.name}-known`);
    const opened = value === undefined ? undefined : await this.open('known', value);
    return opened?.split(',') ?? [];
  }

  private async seal(purpose: Purpose, text: string): Promise<string> {
    const sealed = await new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: purpose })
      .encrypt(this.#key);
    if (sealed.length > longest) throw new Error('The session cookie has become too long');
    return sealed;
  }

  /** Undefined for what this server did not seal, or sealed for something else. */
  private async open(purpose: Purpose, sealed: string): Promise<string | undefined> {
    const allowed = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
    const opened = await compactDecrypt(sealed, this.#key, allowed).catch(() => undefined);
    return opened?.protectedHeader.typ === purpose ? new TextDecoder().decode(opened.plaintext) : undefined;
  }

  #set(name: string, value: string, seconds: number): string {
    return `${name}=${value}; Max-Age=${seconds}${this.#attributes}`;
  }
}

/** Undefined for what a server of another version may have meant. */
function tokensIn(text: string | undefined): SessionTokens | undefined {
  try {
    const { accessToken, refreshToken, accessEndsAt, userInfo, party } = JSON.parse(
      text ?? '{}',
    ) as Partial<SessionTokens>;
    return accessToken && refreshToken && accessEndsAt !== undefined && userInfo
      ? { accessToken, refreshToken, accessEndsAt, userInfo, ...(party && { party }) }
      : undefined;
  } catch {
    return undefined;
  }
}

function valuesOf(header: string | undefined, name: string): string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.split('=');
    return key.trim() === name ? [value.join('=').trim()] : [];
  });
}
