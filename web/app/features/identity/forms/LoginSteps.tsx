import { useEffect, useState } from 'react';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { write } from '../../../platform/graph/write.ts';
import { loginWithCode } from '../../../platform/session/askSession.ts';
import { usePuzzle } from '../puzzle/usePuzzle.ts';
import { shownTermsVersion } from '../terms/termsQuestion.ts';
import { type BegunLogin, keepBegunLogin, readBegunLogin } from './begunLogin.ts';
import { CodeForm } from './CodeForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { StartLoginDocument } from './StartLogin.generated.ts';

/** Phone, then code; `done` when the person is logged in. A reload at the code goes on with it. */
export function LoginSteps({ done }: { done(): void }) {
  const [phone, setPhone] = useState('');
  const [begun, setBegun] = useState<BegunLogin>();
  const { said, withPuzzle } = usePuzzle();
  useEffect(() => {
    const kept = readBegunLogin();
    if (kept.phone !== undefined) setPhone(kept.phone);
    setBegun(kept.begun);
  }, []);

  const goOn = (next: BegunLogin | undefined) => {
    keepBegunLogin(next);
    setBegun(next);
  };
  async function send(phoneNumber: string) {
    const acceptedTermsVersion = await shownTermsVersion();
    const { loginChallenge } = await withPuzzle((puzzle) =>
      write(StartLoginDocument, { input: { phoneNumber, acceptedTermsVersion, ...(puzzle && { puzzle }) } }),
    );
    const { challengeId, maskedPhone, codeLength, mark, resendInSec, expiresInSec } = loginChallenge;
    const now = Date.now();
    const times = { resendAt: now + resendInSec * 1_000, endsAt: now + expiresInSec * 1_000 };
    // Not before: the form that asks would give way to another one, which hears of no failure.
    setPhone(phoneNumber);
    goOn({ phone: phoneNumber, challengeId, maskedPhone, codeLength, mark, wrong: 0, ...times });
  }
  async function enter(code: string) {
    try {
      await loginWithCode(begun?.challengeId ?? '', code);
    } catch (problem) {
      const isWrong = problem instanceof GraphError && problem.code === 'OTP_INVALID';
      if (begun && isWrong) goOn({ ...begun, wrong: begun.wrong + 1 });
      throw problem;
    }
    keepBegunLogin(undefined);
    done();
  }
  // What is typed into the field is its own, so a phone that was kept makes another form.
  if (!begun) return <PhoneForm key={phone} phone={phone} send={send} said={said} />;
  return (
    <CodeForm {...begun} enter={enter} waitsFor={said} resend={() => send(phone)} editPhone={() => goOn(undefined)} />
  );
}
