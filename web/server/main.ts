import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import { fontPreload } from '../app/design/fontPreload.ts';
import { SharedAnswers } from '../app/platform/graph/server/SharedAnswers.ts';
import { pagePartsLoaded } from '../app/platform/site/withScriptLater.tsx';
import { createApp } from './app.ts';
import { ChangeStream } from '@rasteh/shared/change-stream';
import { keepHeapClose } from '@rasteh/shared/heap';
import { configOrExit } from './config.ts';
import { Doors } from './doors/Doors.ts';
import { Gateway } from './gateway.ts';
import type { OperationKind } from './graphRequest.ts';
import { PageCache } from './keptPages/PageCache.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { pages } from './pages.ts';
import { screenForms } from './screenForms.ts';
import { formTokens } from './session/formTokens.ts';
import { SessionCookie } from './session/SessionCookie.ts';
import { staticFiles } from './staticFiles.ts';

// This file is bundled to build/server/main.js; the browser's files lie beside that folder.
const here = fileURLToPath(import.meta.url);
const buildFolder = join(dirname(here), '..');

keepHeapClose();
const config = configOrExit();
const log = createLog(config.logLevel);
const gateway = new Gateway(config.gatewayUrl, config.eventsSecret);
const buildId = build.assets.version;
// React Router says of these that they may be there without a value, where it does not take them so.
const { basename, allowedActionOrigins, unstable_getCriticalCss, ...always } = build;
const site = {
  ...always,
  ...(basename !== undefined && { basename }),
  ...(allowedActionOrigins !== undefined && { allowedActionOrigins }),
  ...(unstable_getCriticalCss !== undefined && { unstable_getCriticalCss }),
};
const operations = JSON.parse(readFileSync(join(buildFolder, 'operations.json'), 'utf8')) as Record<
  string,
  OperationKind
>;
const doors = new Doors(config.doors);
const tokens = formTokens(config.sessionSecret);
const cache = new PageCache();
const shared = new SharedAnswers();
const preloads = [
  ...(build.assets.routes.root?.css ?? []).map((path) => `<${path}>; rel=preload; as=style`),
  `<${fontPreload}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
].join(', ');
const changes = new ChangeStream({ url: config.gatewayUrl, secret: config.eventsSecret, listeners: [shared, cache] });
const session = new SessionCookie(config.sessionSecret, config.publicOrigin);
let stopping = false;

const app = createApp({
  config,
  log,
  gateway,
  cookie: session,
  buildId,
  builtAt: statSync(here).mtime.toISOString(),
  operations: new Map(Object.entries(operations)),
  doors,
  files: staticFiles(join(buildFolder, 'client')),
  forms: screenForms({ build: site, publicOrigin: config.publicOrigin, tokens, gateway, doors }),
  pages: pages({
    build: site,
    gateway,
    publicOrigin: config.publicOrigin,
    redirects: config.redirects,
    buildId,
    cache,
    shared,
    preloads,
    doors,
    formTokens: tokens,
    endSession: session.clear,
    mode: 'production',
  }),
  isStopping: () => stopping,
  hasListened: () => hasListened,
});

let hasListened = false;
void changes.start().then(() => (hasListened = true));

const start = () =>
  listen({
    app,
    config,
    gateway,
    log,
    onStop: () => {
      stopping = true;
      void changes.stop();
    },
  });
// Not awaited here: parts of pages import from this file, and would wait for its end.
void pagePartsLoaded().then(start);
