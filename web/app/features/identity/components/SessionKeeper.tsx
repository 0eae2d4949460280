import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { leaving } from '../../../platform/navigation/leaving.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { answerLoginAgain, loginAgain } from '../../../platform/session/loginAgain.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { currentViewer } from '../../../platform/session/viewerRecord.ts';
import { keepSession } from '../keepSession.ts';
import { identityMessages as words } from '../messages.ts';

// Hardly ever needed, on pages that everybody opens.
const LoginSteps = lazy(() => import('../forms/LoginSteps.tsx').then((it) => ({ default: it.LoginSteps })));

const noticeMs = 2 * 60_000;
/** Browsers count no longer than this. */
const longestTimerMs = 2 ** 31 - 1;

/** Tells when the session is about to end, and asks for the login again when it has ended in the middle of something. */
export function SessionKeeper() {
  return (
    <>
      <ExpiryNotice />
      <LoginAgain />
    </>
  );
}

function ExpiryNotice() {
  const exp = useViewer()?.exp;
  const [isNear, setNear] = useState(false);
  const [pending, setPending] = useState(false);
  useEffect(() => {
    setNear(false);
    if (exp === undefined) return;
    const inMs = (beforeEnd: number) => Math.min(exp * 1_000 - beforeEnd - Date.now(), longestTimerMs);
    const near = setTimeout(() => setNear(true), inMs(noticeMs));
    // From then on there is nothing to keep: the next action asks for the login.
    const over = setTimeout(() => setNear(false), inMs(0));
    return () => {
      clearTimeout(near);
      clearTimeout(over);
    };
  }, [exp]);
  const stay = () => {
    setPending(true);
    keepSession()
      .then(
        (until) => {
          // It has ended already.
          if (until === undefined) return void loginAgain();
          // The end of its month cannot be put off: only another login helps.
          if (until === exp) notify('warning', words.cannotStay);
          else notify('success', words.stayed);
        },
        () => notify('error', words.failed),
      )
      .finally(() => setPending(false));
  };
  return (
    <div role="alert" className="fixed inset-x-0 bottom-0 z-40">
      {isNear && exp !== undefined && (
        <div className="page-width flex flex-wrap items-center justify-between gap-3 bg-warning-soft py-3 text-warning">
          <p>{words.endsSoon}</p>
          <Button onClick={stay} pending={pending}>
            {words.stay}
          </Button>
        </div>
      )}
    </div>
  );
}

function LoginAgain() {
  const [isOpen, setOpen] = useState(false);
  const asked = useRef<{ answer: Promise<boolean>; tell(isBack: boolean): void; sub: string | undefined }>(undefined);
  useEffect(
    () =>
      answerLoginAgain(() => {
        // Several calls may fail at once; they wait for one login.
        if (!asked.current) {
          let tell: (isBack: boolean) => void = () => undefined;
          const answer = new Promise<boolean>((resolve) => (tell = resolve));
          asked.current = { answer, tell, sub: lastViewer };
          setOpen(true);
        }
        return asked.current.answer;
      }),
    [],
  );
  const sub = useViewer()?.sub;
  useEffect(() => {
    if (sub !== undefined && !isOpen) lastViewer = sub;
  }, [sub, isOpen]);
  const close = (isBack: boolean) => {
    asked.current?.tell(isBack);
    asked.current = undefined;
    setOpen(false);
  };
  const done = () => {
    const isSame = asked.current?.sub === undefined || currentViewer()?.sub === asked.current.sub;
    close(isSame);
    if (isSame) return void notify('success', words.back);
    // What the page holds is of somebody else, typed or loaded.
    leaving.isDecided = true;
    window.location.reload();
  };
  return (
    <Dialog open={isOpen} onClose={() => close(false)} title={words.ended} closeLabel={words.close} size="small">
      <p className="mb-4">{words.endedLead}</p>
      <Suspense>
        <LoginSteps done={done} />
      </Suspense>
    </Dialog>
  );
}

/** Who was logged in before the session ended. */
let lastViewer: string | undefined;
