import { useState } from 'react';
import { type Outdated, write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { currentViewer, renameViewer } from '../../../platform/session/viewerRecord.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { isSpent, isWrongCode } from '../forms/failureText.ts';
import { usePuzzle } from '../puzzle/usePuzzle.ts';
import { phoneMessages as phoneWords } from './messages.ts';
import { NewPhoneStep } from './NewPhoneStep.tsx';
import {
  ConfirmPhoneChangeDocument,
  StartPhoneChangeDocument,
  type StartPhoneChangeMutation,
} from './PhoneChange.generated.ts';
import { type PhoneCodes, PhoneCodesStep } from './PhoneCodesStep.tsx';

type Challenge = NonNullable<StartPhoneChangeMutation['startPhoneChange']['phoneChangeChallenge']> & {
  resendAt: number;
};

interface PhoneChangeDialogProps {
  /** The own phone as it is now. */
  phone: string;
  close(): void;
  /** What tells the own phone. */
  outdates: Outdated;
}

/** Another phone to log in with: its number, then the codes that came to both. It stands for itself, but for what it tells. */
export function PhoneChangeDialog({ phone, close, outdates }: PhoneChangeDialogProps) {
  const [wanted, setWanted] = useState('');
  const [challenge, setChallenge] = useState<Challenge>();
  const [wrong, setWrong] = useState(0);
  const { said, withPuzzle } = usePuzzle();

  async function send(newPhone: string) {
    setWanted(newPhone);
    const { phoneChangeChallenge: begun } = await withPuzzle((puzzle) =>
      write(StartPhoneChangeDocument, { input: { newPhone, ...(puzzle && { puzzle }) } }),
    );
    setWrong(0);
    setChallenge({ ...begun, resendAt: Date.now() + begun.resendInSec * 1_000 });
  }
  async function enter(codes: PhoneCodes) {
    const { presentChallengeId = '', newChallengeId = '' } = challenge ?? {};
    const input = { presentChallengeId, newChallengeId, ...codes };
    const { changedPhone } = await write(ConfirmPhoneChangeDocument, { input }, { outdates }).catch(
      (problem: unknown) => {
        if (isWrongCode(problem)) setWrong(wrong + 1);
        throw problem;
      },
    );
    const { phone: now, endedCount } = changedPhone;
    // Who told no name is called by the phone.
    if (currentViewer()?.displayName === phone) renameViewer(now);
    notify(
      'success',
      endedCount > 0 ? phoneWords.phoneChangedAndEnded(formatInteger(endedCount)) : phoneWords.phoneChanged,
    );
    close();
  }
  if (!challenge) return <NewPhoneStep phone={wanted} send={send} said={said} close={close} />;
  return (
    <PhoneCodesStep
      {...challenge}
      isSpent={isSpent(wrong)}
      waitsFor={said}
      enter={enter}
      resend={() => send(wanted)}
      editPhone={() => setChallenge(undefined)}
      close={close}
    />
  );
}
