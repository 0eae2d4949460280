import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { SharedAnswers } from '../app/platform/graph/server/SharedAnswers.ts';
import type { createApp as CreateApp } from './app.ts';
import { configOrExit } from './config.ts';
import { Doors } from './doors/Doors.ts';
import type { Gateway as GatewayClass } from './gateway.ts';
import type { Operations } from './graphRequest.ts';
import { kindOf } from './release/operationKind.ts';
import { PageCache } from './keptPages/PageCache.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { screenForms } from './screenForms.ts';
import { formTokens } from './session/formTokens.ts';
import { SessionCookie } from './session/SessionCookie.ts';
import type { pages as Pages } from './pages.ts';

// The development server: the same app, with Vite in place of the built files. Started by `npm run dev`.
const root = fileURLToPath(new URL('..', import.meta.url));
const config = configOrExit();
// The socket that reloads pages would listen to the whole network by itself.
const vite = await createServer({ root, server: { middlewareMode: true, ws: { host: config.host } } });
const log = createLog(config.logLevel);

// Through Vite, so that pages and server share one copy of the contexts.
const { createApp } = (await vite.ssrLoadModule('/server/app.ts')) as { createApp: typeof CreateApp };
const { Gateway } = (await vite.ssrLoadModule('/server/gateway.ts')) as { Gateway: typeof GatewayClass };
const { pages } = (await vite.ssrLoadModule('/server/pages.ts')) as { pages: typeof Pages };
const gateway = new Gateway(config.gatewayUrl, config.eventsSecret);
const cookie = new SessionCookie(config.sessionSecret, config.publicOrigin);

/** Asks the list at each question, since codegen writes it anew while one works. */
const operations: Operations = {
  get(hash) {
    const list = JSON.parse(readFileSync(`${root}/../gateway/persisted/web.json`, 'utf8')) as Record<string, string>;
    return list[hash] === undefined ? undefined : kindOf(list[hash]);
  },
};
const doors = new Doors(config.doors);
const tokens = formTokens(config.sessionSecret);
const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>;

const app = createApp({
  config,
  log,
  gateway,
  cookie,
  buildId: 'development',
  builtAt: new Date().toISOString(),
  operations,
  doors,
  files: vite.middlewares,
  forms: screenForms({ build, publicOrigin: config.publicOrigin, tokens, gateway, doors }),
  pages: pages({
    build,
    gateway,
    publicOrigin: config.publicOrigin,
    redirects: config.redirects,
    endSession: cookie.clear,
    buildId: 'development',
    // Never told that changes are heard, so they hold nothing: while one works, every page is new.
    cache: new PageCache(),
    shared: new SharedAnswers(),
    doors,
    formTokens: tokens,
    mode: 'development',
    // Vite puts style elements into the page and keeps a socket open.
    relaxPolicy: (policy) =>
      policy
        .replace(/style-src 'self' '[^']+'/, "style-src 'self' 'unsafe-inline'")
        .replace("connect-src 'self'", "connect-src 'self' ws:"),
  }),
  isStopping: () => false,
  hasListened: () => true,
});

listen({ app, config, gateway, log, onStop: () => void vite.close() });
