import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { siteContext } from '../site/siteContext.ts';
import { loginHref } from './redirectPath.ts';
import { currentViewer } from './viewerRecord.ts';

const toLogin = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  // React Router asks for a page's data under another path.
  return redirect(loginHref(pathname.replace(/\.data$/, '') + search, { perPage: true }));
};

/** Lets only who is logged in pass; the others come to the login with the way back (specification, section 8). On the server. */
export const guard: MiddlewareFunction = async ({ request, context }, next) => {
  if (!context.get(siteContext).viewer) throw toLogin(request);
  return next();
};

/** The same in the browser, by the record at hand; the server asks anyway. */
export const clientGuard: MiddlewareFunction = async ({ request }, next) => {
  if (!currentViewer()) throw toLogin(request);
  return next();
};
