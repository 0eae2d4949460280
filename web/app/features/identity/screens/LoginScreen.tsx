import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLocation, useNavigate } from 'react-router-dom';
import { Card } from '../../../design/Card.tsx';
import { head } from '../../../platform/head/head.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { safeRedirectPath } from '../../../platform/session/redirectPath.ts';
import { currentViewer } from '../../../platform/session/viewerRecord.ts';
import { load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { siteContext } from '../../../platform/site/siteContext.ts';
import { LoginSteps } from '../forms/LoginSteps.tsx';
import { takePrelogin } from '../prelogin.ts';
import { termsQuestion } from '../terms/termsQuestion.ts';
import { identityMessages as words } from '../messages.ts';

/** Who is logged in already goes where the login would lead. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { viewer, origin } = context.get(siteContext);
  if (viewer) throw redirect(safeRedirectPath(new URL(request.url).searchParams.get('redirectPath'), origin), 303);
  return loadTerms(args);
}

export const clientLoader = loadTerms;

/** Without them the login shows the usual words. */
async function loadTerms(args: ScreenArgs) {
  await load(args, ...termsQuestion, { shared: true }).catch(() => undefined);
  return null;
}

export const meta: MetaFunction = (args) => head(args, { title: words.title, description: words.description });

/** Login by phone and code, and back to where one came from. */
export default function LoginScreen() {
  const leave = useLeaving();
  const done = () => {
    notify('success', words.welcome);
    leave();
  };
  return (
    <div className="mx-auto w-full max-w-[28rem]">
      <Card padding="roomy">
        <h1 className="mb-4 text-[1.5rem] leading-9">{words.title}</h1>
        <LoginSteps done={done} />
      </Card>
    </div>
  );
}

/** Back to the page that asked for the login; opened without need, two steps back (specification, section 4). */
function useLeaving(): () => void {
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  // Only what was so when the page was opened counts.
  const opened = useRef({ navigate, wanted: query.get('redirectPath') });
  useEffect(() => {
    if (!currentViewer()) return;
    const { navigate, wanted } = opened.current;
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (idx >= 2 && wanted === null) void navigate(-2);
    else void navigate(safeRedirectPath(wanted, window.location.origin), { replace: true });
  }, []);
  return () => {
    const visited = takePrelogin();
    const asked = query.get('redirectPath') ?? visited?.path ?? null;
    // A guard opened the login instead of the page, so the page takes its place; who came by hand finds it behind.
    const replace = query.get('loginPerPage') === 'true';
    void navigate(safeRedirectPath(asked, window.location.origin), { replace });
  };
}
