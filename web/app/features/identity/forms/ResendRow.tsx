import { Button } from '../../../design/Button.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { identityMessages as words } from '../messages.ts';
import { useCountdown } from './useCountdown.ts';

interface ResendRowProps {
  /** When another code may be asked for, in ms since 1970. */
  resendAt: number;
  again(): void;
  /** Back to the phone, and what the button says. */
  edit(): void;
  editLabel: string;
  /** What came of asking again. */
  said: string;
}

/** The ways on for whom no code came: another one after the wait, or another phone. */
export function ResendRow({ resendAt, again, edit, editLabel, said }: ResendRowProps) {
  const wait = useCountdown(resendAt);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {wait > 0 ? (
          <span className="text-[0.875rem] text-muted">{words.resendIn(formatInteger(wait))}</span>
        ) : (
          <Button variant="quiet" onClick={again}>
            {words.resend}
          </Button>
        )}
        <Button variant="quiet" onClick={edit}>
          {editLabel}
        </Button>
      </div>
      <p role="status" className="text-[0.875rem]">
        {said}
      </p>
      {/* Said once when the wait is over, not at every second of it. */}
      <p role="status" className="visually-hidden">
        {wait === 0 && words.mayResend}
      </p>
    </>
  );
}
