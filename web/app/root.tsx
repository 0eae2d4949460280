import { type ReactNode, useEffect, useRef } from 'react';
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router-dom';
import { FullScreenLoading } from './design/FullScreenLoading.tsx';
import { fontPreload } from './design/fontPreload.ts';
import { useLateFont } from './design/useLateFont.ts';
import './design/styles/index.css';
import { ProblemView } from './features/shell/index.ts';
import { newBuildMiddleware, watchBuilds } from './platform/updates/reload.ts';
import { reportUncaughtErrors } from './platform/errors/reportErrors.ts';
import { GraphAnswers } from './platform/graph/GraphAnswers.tsx';
import { head } from './platform/head/head.ts';
import { repeatEarlyChoices } from './platform/navigation/earlyChoices.ts';
import { loadingFlag } from './platform/navigation/loadingFlag.ts';
import { navigationMessages } from './platform/navigation/messages.ts';
import { NavigationProgress } from './platform/navigation/NavigationProgress.tsx';
import { followRedirects, redirectMiddleware } from './platform/navigation/redirectRules.ts';
import { useHeadingFocus } from './platform/navigation/useHeadingFocus.ts';
import { useSiteLinks } from './platform/navigation/useSiteLinks.ts';
import { Notices } from './platform/notify/Notices.tsx';
import { readDismissed } from './platform/preferences/dismissed.ts';
import { readPreferences } from './platform/preferences/preferences.ts';
import { startSession } from './platform/session/session.ts';
import { siteContext } from './platform/site/siteContext.ts';

/** What every page knows: canonical origin, running build, who is logged in, chosen looks. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { origin, buildId, redirects, viewer } = context.get(siteContext);
  // Most sites have none: then the page does not say so.
  const ruled = Object.keys(redirects).length > 0 && { redirects };
  const cookies = request.headers.get('cookie');
  const dismissed = readDismissed(cookies);
  const hidden = dismissed.length > 0 && { dismissed };
  return { origin, buildId, viewer, ...ruled, ...hidden, ...readPreferences(cookies) };
}

// None of it changes while the page lives; without this, every navigation would ask the server.
export const shouldRevalidate = () => false;

export const clientMiddleware = [newBuildMiddleware, redirectMiddleware];

export const meta: MetaFunction<typeof loader> = (args) => head(args);

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: fontPreload },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  useEffect(() => loadingFlag.end('start'), []);
  return (
    // A look chosen after the page came is on the element already, and so is the end of loading.
    <html
      lang="fa"
      dir="rtl"
      data-loading=""
      data-theme={site?.theme}
      data-density={site?.density}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <GraphAnswers />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { pathname } = useLocation();
  const site = useRouteLoaderData<typeof loader>('root');
  const buildId = site?.buildId ?? '';
  useSiteLinks();
  useHeadingFocus(pathname);
  useLateFont(pathname);
  useEffect(() => {
    repeatEarlyChoices();
  }, []);
  useEffect(() => followRedirects(site?.redirects), [site?.redirects]);
  // Once: later logins and logouts are this page's own.
  const firstViewer = useRef(site?.viewer);
  useEffect(() => startSession(firstViewer.current), []);
  useEffect(() => {
    watchBuilds(buildId);
    reportUncaughtErrors(buildId);
  }, [buildId]);
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <Notices />
    </>
  );
}

/** Shown only when no server HTML came with the shell. */
export function HydrateFallback() {
  return <FullScreenLoading label={navigationMessages.loading} />;
}

/** The last resort: a failure outside every layout. */
export function ErrorBoundary() {
  return (
    <main className="page-width">
      <ProblemView error={useRouteError()} />
    </main>
  );
}
