import { useState } from 'react';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { loginWithCode } from '../../../platform/session/session.ts';
import { termsVersion } from '../terms/messages.ts';
import { CodeForm } from './CodeForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { StartLoginDocument, type StartLoginMutation } from './StartLogin.generated.ts';

type Challenge = NonNullable<StartLoginMutation['startLogin']> & { resendAt: number };

/** Phone, then code; `done` when the person is logged in. */
export function LoginSteps({ done }: { done(): void }) {
  const [phone, setPhone] = useState('');
  const [challenge, setChallenge] = useState<Challenge>();

  async function send(phoneNumber: string) {
    setPhone(phoneNumber);
    const input = { phoneNumber, acceptedTermsVersion: termsVersion };
    const { startLogin } = await pageGraph().change(StartLoginDocument, { input });
    if (startLogin) setChallenge({ ...startLogin, resendAt: Date.now() + startLogin.resendInSec * 1_000 });
  }
  async function enter(code: string) {
    await loginWithCode(challenge?.challengeId ?? '', code);
    done();
  }
  if (!challenge) return <PhoneForm phone={phone} send={send} />;
  return <CodeForm {...challenge} enter={enter} resend={() => send(phone)} editPhone={() => setChallenge(undefined)} />;
}
