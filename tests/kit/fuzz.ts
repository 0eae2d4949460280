/** A door of a program: what may be asked there, before it is spoilt. `{}` in a path stands for something. */
export type Door = { method: string; path: string; body?: () => string; type?: string };
/** `isCutShort`: its body may be another than its head promises. */
export type FuzzRequest = { bytes: Buffer; isCutShort: boolean };
type Random = () => number;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ID = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e400',
  '9'.repeat(400),
  'null',
  'true',
  '[]',
  '{}',
  '۱۲۳',
  'شیر توپی',
  '\u202e',
  '\u0000',
  '\ud800',
  '\ufeff',
  "' or 1=1--",
  '<script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  ID,
  'x'.repeat(3_000),
  'ی'.repeat(500),
  '%',
  '%ZZ',
  '%00',
  '%c0%ae',
  '%ed%a0%80',
  '\\',
  '//evil',
  'a'.repeat(210),
];
const spoiltPaths = [
  '%',
  '%ZZ',
  '%00',
  '%2F',
  '%5c',
  '%c0%af',
  '%ed%a0%80',
  '/',
  '//',
  '/..',
  '/%2e%2e/',
  ';a=b',
  '/.',
  '.',
  '\u00ff',
  '?',
  '??',
  '#x',
  '/x'.repeat(300),
  'x'.repeat(5_000),
  '/%',
  '[',
  '{',
  '|',
  '~',
  '*',
  '+',
  "'",
  '"',
  ':',
  '@',
];
const encodings = ['gzip', 'br', 'deflate', 'zstd', 'identity', 'gzip, gzip', 'x', '', 'GZIP'];
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json;charset=utf-7',
  'application/json; charset=',
  'application/json; charset="',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'x',
  '',
  ';',
  'multipart/form-data; boundary=a',
  'application/x-www-form-urlencoded',
  'application/graphql',
  'application/jsonx',
];
const oddHeaders: [string, string[]][] = [
  [
    'cookie',
    ['rasteh=', 'rasteh=x', 'rasteh=a; rasteh=b', `rasteh=${'x'.repeat(4_000)}`, 'theme=%', '=', ';;;', '\u0001'],
  ],
  ['authorization', ['Bearer', 'Bearer x', 'Bearer a.b.c', `Bearer ${'x'.repeat(6_000)}`, 'Basic eDp5', '\u00ff']],
  [
    'accept',
    ['*/*', 'text/html', 'x', '', 'application/json;q=x', ','.repeat(500), 'application/graphql-response+json'],
  ],
  ['accept-encoding', ['gzip', 'br;q=0', '*', ',', 'gzip;q=1e9', 'identity;q=0']],
  ['accept-language', ['fa', '*', '\u00ff', 'x'.repeat(2_000)]],
  ['x-forwarded-for', ['1.2.3.4', 'x', '::1', ','.repeat(100), '1.2.3.4, ::ffff:9.9.9.9, fe80::1%eth0', '999.1.1.1']],
  ['x-forwarded-host', ['evil.example']],
  ['x-forwarded-proto', ['https', 'x']],
  ['if-none-match', ['*', 'W/"', '"'.repeat(200)]],
  ['if-modified-since', ['x', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['range', ['bytes=0-1', 'bytes=9-1', 'bytes=-', 'x', 'bytes=0-0,1-1,2-2']],
  ['expect', ['100-continue', 'x']],
  ['connection', ['upgrade', 'keep-alive, x']],
  ['upgrade', ['websocket', 'h2c']],
  ['origin', ['null', 'http://evil.example', 'x', '']],
  ['sec-fetch-site', ['same-origin', 'cross-site', 'x']],
  ['idempotency-key', ['x', 'x'.repeat(3_000), ID]],
  ['x-request-id', ['x', 'x'.repeat(3_000), '\u00ff']],
  ['traceparent', ['x', '00-0-0-0']],
  ['last-event-id', ['x', '9'.repeat(30)]],
  ['user-agent', ['Googlebot', '', '\u00ff', 'x'.repeat(5_000)]],
  ['content-length', ['5', '0', '-1', 'x', '9'.repeat(30), '1, 2']],
  ['transfer-encoding', ['chunked', 'gzip', 'chunked, chunked', 'x']],
  ['host', ['', 'evil.example', 'a b', 'x'.repeat(2_000), '[::1', 'localhost:99999']],
  ['x-big', ['x'.repeat(20_000)]],
];
/** Headers that say where a request ends. */
const framing = new Set(['content-length', 'transfer-encoding', 'expect', 'upgrade', 'connection']);
const methods = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'X',
  'get',
  'CONNECT',
];

/** A request whose JSON is sound but for one thing that no program may act on. */
export type FlawedRequest = { bytes: Buffer; flaw: string };

/** Deeper than any program takes, up to what a body may have of bytes. */
const DEPTHS = [33, 64, 1_000, 10_000, 45_000];

/**
 * Sound requests of one seed to doors that take JSON, whose body has one flaw somewhere: a value nested too deep, or a key
 * that is there twice, in one spelling or in two. @param headers of each
 */
export function makeFlawedJson(seed: number, doors: Door[], headers: Record<string, string>): () => FlawedRequest {
  const random = seeded(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const takesJson = doors.filter(
    ({ method, body, type }) => method !== 'GET' && body !== undefined && type === undefined,
  );

  function nested(): string {
    const depth = pick(DEPTHS);
    const [open, close] = random() < 0.7 ? ['[', ']'] : ['{"a":', '}'];
    const levels = Math.min(depth, Math.floor(90_000 / (open!.length + 1)));
    // Not everybody closes what was opened.
    return open!.repeat(levels) + (random() < 0.9 ? `1${close!.repeat(levels)}` : '');
  }

  const inEscapes = (key: string) =>
    key.replace(/[^"\\]/, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

  function flawed(text: string): Pick<FlawedRequest, 'flaw'> & { body: string } {
    const keys = [...text.matchAll(/(?<=[{,])("(?:[^"\\]|\\.)+"):/g)];
    const found = keys.length > 0 ? pick(keys) : undefined;
    if (!found) return { flaw: 'nested', body: `{"a":${nested()}}` };
    const whole = found[0];
    const key = found[1]!;
    const before = text.slice(0, found.index);
    const after = text.slice(found.index);
    switch (Math.floor(random() * 3)) {
      case 0:
        return { flaw: 'nested', body: `${before}${whole}${nested()},"more":${after.slice(whole.length)}` };
      case 1:
        return { flaw: 'doubled', body: `${before}${key}:null,${after}` };
      default:
        return { flaw: 'doubled in escapes', body: `${before}${inEscapes(key)}:null,${after}` };
    }
  }

  return function next() {
    const { method, path, body } = pick(takesJson);
    const { flaw, body: text } = flawed(body!());
    const lines = [
      `${method} ${path.replace(/\{[^}]*\}/g, ID)} HTTP/1.1`,
      ...Object.entries({ host: 'localhost', 'content-type': 'application/json', ...headers, connection: 'close' }).map(
        ([name, value]) => `${name}: ${value}`,
      ),
      `content-length: ${Buffer.byteLength(text)}`,
    ];
    return { bytes: Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`), flaw };
  };
}

/** Requests of one seed: each is a door with some things about it spoilt. @param signed headers of somebody who is logged in */
export function makeRequests(
  seed: number,
  doors: Door[],
  usual: Record<string, string>,
  signed: Record<string, string>,
) {
  const random = seeded(seed);
  const chance = (share: number) => random() < share;
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

  function oddValue(depth = 0): unknown {
    const kinds = depth > 4 ? 2 : 5;
    switch (Math.floor(random() * kinds)) {
      case 0:
        return pick(oddTexts);
      case 1:
        return pick([0, -1, 1.5, 1e21, 9_007_199_254_740_993, true, false, null]);
      case 2:
        return Array.from({ length: Math.floor(random() * 4) }, () => oddValue(depth + 1));
      default:
        return Object.fromEntries(
          Array.from({ length: Math.floor(random() * 4) }, () => [pick(oddTexts), oddValue(depth + 1)]),
        );
    }
  }

  /** The same JSON with one of its values or names another. */
  function spoilJson(text: string): string {
    const value = JSON.parse(text) as Record<string, unknown>;
    const names = Object.keys(value);
    if (names.length > 0 && chance(0.8)) {
      const name = pick(names);
      const inner = value[name];
      value[name] =
        typeof inner === 'object' && inner !== null && chance(0.7)
          ? JSON.parse(spoilJson(JSON.stringify(inner)))
          : oddValue();
    } else if (chance(0.5)) Object.assign(value, { [pick(oddTexts)]: oddValue() });
    return JSON.stringify(value);
  }

  const spoilText = (text: string) => {
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + pick(oddTexts) + text.slice(at + (chance(0.5) ? 0 : 5));
  };

  function bodyOf({ body }: Door): Buffer {
    const sound = body?.() ?? '{}';
    if (chance(0.2)) return Buffer.from(sound);
    if (chance(0.5)) return Buffer.from(sound.startsWith('{') ? spoilJson(sound) : spoilText(sound));
    switch (Math.floor(random() * 8)) {
      case 0:
        return Buffer.from(sound, 'utf16le');
      case 1:
        return Buffer.from(`\ufeff${sound}`);
      case 2:
        return Buffer.from(sound.slice(0, Math.floor(random() * sound.length)));
      case 3:
        return Buffer.concat([Buffer.from(sound.slice(0, -1)), Buffer.from([0xff, 0xfe, 0, 0xc0, 0xaf])]);
      case 4:
        return Buffer.from(`${'['.repeat(30_000)}`);
      case 5:
        return Buffer.from(JSON.stringify({ x: 'y'.repeat(Math.floor(random() * 160_000)) }));
      case 6:
        return Buffer.from(JSON.stringify(oddValue()));
      default:
        return Buffer.alloc(0);
    }
  }

  function pathOf({ path }: Door): string {
    let made = path.replace(/\{[^}]*\}/g, () => (chance(0.4) ? ID : encode(pick(oddTexts))));
    if (chance(0.15)) made += pick(spoiltPaths);
    if (chance(0.05)) made = pick(spoiltPaths) + made;
    if (chance(0.05)) made = made.replace(/\//g, () => pick(['/', '//', '%2f', '/./', '/%2e/']));
    if (chance(0.02)) made = `http://evil.example${made}`;
    if (chance(0.01)) made = '*';
    if (chance(0.3)) {
      const pairs = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
        const name = pick([
          'searchKey',
          'pageSize',
          'pageNumber',
          'after',
          'ids',
          'filter.x[0].y',
          'a[b]',
          'query',
          'sort',
          'categoryId',
          pick(oddTexts),
        ]);
        return `${chance(0.8) ? encode(name) : name}=${chance(0.7) ? encode(pick(oddTexts)) : pick(oddTexts)}`;
      });
      made += (made.includes('?') ? '&' : '?') + pairs.join('&');
    }
    // A blank or the end of a line would end the address; everything else may stand there.
    return made.replace(/[\s\0]/g, () => pick(['%20', '%0d%0a', '+']));
  }

  return function next(): FuzzRequest {
    const door = pick(doors);
    const method = chance(0.9) ? door.method : pick(methods);
    const hasBody = method !== 'GET' && method !== 'HEAD' ? chance(0.95) : chance(0.05);
    const body = hasBody ? bodyOf(door) : Buffer.alloc(0);
    let isCutShort = false;
    const headers: [string, string][] = [['host', 'localhost'], ...Object.entries(usual)];
    if (chance(0.5)) headers.push(...Object.entries(signed));
    if (hasBody) headers.push(['content-type', chance(0.75) ? (door.type ?? 'application/json') : pick(types)]);
    if (hasBody && chance(0.1)) headers.push(['content-encoding', pick(encodings)]);
    const isChunked = hasBody && chance(0.1);
    isCutShort ||= isChunked;
    if (isChunked) headers.push(['transfer-encoding', 'chunked']);
    else if (hasBody && chance(0.97)) headers.push(['content-length', String(body.length)]);
    for (let times = Math.floor(random() * 3); times > 0; times -= 1) {
      const [name, values] = pick(oddHeaders);
      isCutShort ||= framing.has(name);
      if (chance(0.7)) headers.splice(0, headers.length, ...headers.filter(([known]) => known !== name));
      headers.push([name, pick(values)]);
    }
    headers.push(['connection', 'close']);
    const lines = [`${method} ${pathOf(door)} HTTP/${chance(0.98) ? '1.1' : pick(['1.0', '0.9', '2.0', '9'])}`];
    for (const [name, value] of headers) lines.push(`${chance(0.99) ? name : `${name} `}: ${value}`);
    const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
    return { bytes: Buffer.concat([head, isChunked ? chunked(body) : body]), isCutShort };
  };

  function chunked(body: Buffer): Buffer {
    const size = chance(0.7) ? body.length.toString(16) : pick(['zz', 'ffffffffffffffff', '-1', '', '5;x=y']);
    return Buffer.concat([Buffer.from(`${size}\r\n`), body, Buffer.from(chance(0.8) ? '\r\n0\r\n\r\n' : '\r\n')]);
  }
}

function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ed%a0%80';
  }
}
