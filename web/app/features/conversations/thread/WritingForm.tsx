import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../design/Button.tsx';
import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { WriteForm } from '../../../platform/forms/WriteForm.tsx';
import { conversationMessages } from '../messages.ts';
import { Attach } from './Attach.tsx';
import { roomLeft } from './body.ts';
import type { Attached } from './useAttached.ts';
import type { Writing } from './useWriting.ts';

const words = conversationMessages.contact;

interface WritingFormProps {
  writing: Writing;
  formLabel: string;
  label: string;
  /** Who reads it. */
  to: string;
  hint?: string;
  rows: number;
  sendLabel: string;
  /** Above the text. */
  children?: ReactNode;
  /** Files that go with it. */
  attached?: Attached;
  /** Beside the button. */
  beside?: ReactNode;
  /** Whether the text gets the focus when it comes. */
  takesFocus?: boolean;
}

/** A text and the button that sends it; Enter makes a new line, with Ctrl it sends. */
export function WritingForm(props: WritingFormProps) {
  const {
    writing,
    formLabel,
    label,
    to,
    hint,
    rows,
    sendLabel,
    children,
    attached,
    beside,
    takesFocus = false,
  } = props;
  const { body, type, isChanged, isSent, error, submit, answer } = writing;
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  const send = () => void submit().then(() => text.current?.focus());
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      <WriteForm
        label={formLabel}
        isChanged={isChanged}
        isSent={isSent}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {children}
        <TextArea
          ref={text}
          label={label}
          to={formMessages.to(to)}
          rows={rows}
          value={body}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          readOnly={isSent}
          hint={roomLeft(body) ?? hint}
          error={error}
        />
        {attached && <Attach attached={attached} />}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" pending={isSent}>
            {sendLabel}
          </Button>
          {beside}
        </div>
      </WriteForm>
      {answer && (
        <ConfirmDialog
          title={words.title}
          text={words.text}
          actionLabel={words.confirm}
          cancelLabel={words.keep}
          closeLabel={formMessages.close}
          onClose={() => answer(false)}
          act={() => {
            answer(true);
            return Promise.resolve();
          }}
        />
      )}
    </>
  );
}
