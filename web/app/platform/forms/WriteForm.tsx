import { type FormEvent, type ReactNode, useState } from 'react';
import { useHydrated } from '../navigation/useHydrated.ts';
import { LeaveQuestion } from './LoseQuestion.tsx';
import { formMessages as words } from './messages.ts';
import { useUnsaved } from './unsaved.ts';

interface WriteFormProps {
  /** For a submit button that stands elsewhere. */
  id?: string | undefined;
  /** Says what the form is for, where no heading does. */
  label?: string | undefined;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Whether it holds what nobody has saved; a form that does not say is looked at. */
  isChanged?: boolean;
  /** What was kept of it goes too when somebody leaves without saving. */
  lose?: () => void;
  /** What was typed is on its way: who leaves now loses nothing. */
  isSent?: boolean;
  /** Above the fields. */
  notes?: ReactNode;
  children: ReactNode;
}

/**
 * A form that writes or holds what belongs to a person. Its script sends it: until that is there it is closed, and should
 * anything send it all the same, it posts, so that nothing of it gets into an address. It asks before it is left changed.
 */
export function WriteForm({ id, label, onSubmit, isChanged, lose, isSent = false, notes, children }: WriteFormProps) {
  const isReady = useHydrated();
  const [isTyped, setTyped] = useState(false);
  const isAsker = useUnsaved((isChanged ?? isTyped) && !isSent, lose);
  return (
    <form
      id={id}
      onSubmit={onSubmit}
      aria-label={label}
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onInput={isChanged === undefined ? (event) => setTyped(holdsTyped(event.currentTarget)) : undefined}
    >
      {notes}
      <noscript>{words.noScript}</noscript>
      <fieldset disabled={!isReady} className="flex min-w-0 flex-col gap-4">
        {children}
      </fieldset>
      {isAsker && <LeaveQuestion />}
    </form>
  );
}

const holdsTyped = (form: HTMLFormElement) =>
  [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== field.defaultValue,
  );
