import { useState } from 'react';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { currentViewer, rememberViewer } from '../../../platform/session/viewerRecord.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { phoneMessages as phoneWords } from './messages.ts';
import { NewPhoneStep } from './NewPhoneStep.tsx';
import {
  ConfirmPhoneChangeDocument,
  StartPhoneChangeDocument,
  type StartPhoneChangeMutation,
} from './PhoneChange.generated.ts';
import { type PhoneCodes, PhoneCodesStep } from './PhoneCodesStep.tsx';

type Challenge = NonNullable<StartPhoneChangeMutation['startPhoneChange']> & { resendAt: number };

interface PhoneChangeDialogProps {
  /** The own phone as it is now. */
  phone: string;
  close(): void;
  /** The own phone as it is from now on. */
  changed(phone: string): void;
}

/** Another phone to log in with: its number, then the codes that came to both. It stands for itself, but for what it tells. */
export function PhoneChangeDialog({ phone, close, changed }: PhoneChangeDialogProps) {
  const [wanted, setWanted] = useState('');
  const [challenge, setChallenge] = useState<Challenge>();

  async function send(newPhone: string) {
    setWanted(newPhone);
    const { startPhoneChange: begun } = await pageGraph().change(StartPhoneChangeDocument, { input: { newPhone } });
    if (begun) setChallenge({ ...begun, resendAt: Date.now() + begun.resendInSec * 1_000 });
  }
  async function enter(codes: PhoneCodes) {
    const { presentChallengeId = '', newChallengeId = '' } = challenge ?? {};
    const input = { presentChallengeId, newChallengeId, ...codes };
    const { confirmPhoneChange } = await pageGraph().change(ConfirmPhoneChangeDocument, { input });
    const { phone: now, endedCount } = confirmPhoneChange!;
    // Who told no name is called by the phone.
    const viewer = currentViewer();
    if (viewer?.displayName === phone) rememberViewer({ ...viewer, displayName: now });
    changed(now);
    notify(
      'success',
      endedCount > 0 ? phoneWords.phoneChangedAndEnded(formatInteger(endedCount)) : phoneWords.phoneChanged,
    );
    close();
  }
  if (!challenge) return <NewPhoneStep phone={wanted} send={send} close={close} />;
  return (
    <PhoneCodesStep
      {...challenge}
      enter={enter}
      resend={() => send(wanted)}
      editPhone={() => setChallenge(undefined)}
      close={close}
    />
  );
}
