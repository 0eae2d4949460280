import { useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import type { ConversationSide } from '../../../platform/graph/types.generated.ts';
import { write } from '../../../platform/graph/write.ts';
import { Day, FileLinks } from '../../things/index.ts';
import { conversationMessages } from '../messages.ts';
import type { MessageItem_MessageFragment as Message } from './MessageItem.generated.ts';
import { PlainReport } from '../plain/PlainReport.tsx';
import { nameOf } from './body.ts';
import type { ReadMark } from './readMarks.ts';
import { ReportButton } from './ReportButton.tsx';
import { useWriting } from './useWriting.ts';
import { WritingForm } from './WritingForm.tsx';
import { UpdateThreadDocument, RemoveFromThreadDocument } from './writing.generated.ts';

const words = conversationMessages.thread;
const outdates = ['viewer.conversation', 'viewer.conversations', 'viewer.tradeRequest'] as const;

interface MessageItemProps {
  message: Masked<Message>;
  /** On which side the viewer stands. */
  ownSide: ConversationSide;
  /** What the other side is called. */
  otherName: string;
  /** Whether the other side has it or has read it, where that stands. */
  readMark?: ReadMark | undefined;
}

/** One message; those of the other side stand at the start of the line, the own ones at its end. An `<li>`. */
export function MessageItem({ message: masked, ownSide, otherName, readMark }: MessageItemProps) {
  const message = readFragment<Message>(masked);
  const { side, isOwn, authorName, body, files, isDeleted, isMasked, isReported, createdAt, editedAt, allowedActions } =
    message;
  const [isEditing, setEditing] = useState(false);
  const isReporting = useRef(false);
  /** The button has gone that had the focus. */
  function takeFocus(reported: HTMLElement | null) {
    if (!reported || !isReporting.current) return;
    isReporting.current = false;
    reported.focus();
  }
  const isOwnSide = side === ownSide;
  const isHidden = isMasked && !isOwnSide;
  const look = isOwnSide ? 'self-end rounded-ee-none bg-primary-soft' : 'self-start rounded-es-none bg-surface';
  return (
    <li
      className={`flex max-w-[85%] flex-col gap-1 rounded-card border border-border px-3 py-2 sm:max-w-[75%] ${look} ${isEditing ? 'w-full' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-2 text-[0.75rem] text-muted">
        <bdi className="font-medium text-text">{isOwn ? words.me : authorName}</bdi>
        <Day at={createdAt} withClock />
        {editedAt && !isDeleted && <span>{words.edited}</span>}
        {isReported && (
          <span tabIndex={-1} ref={takeFocus}>
            {conversationMessages.report.reported}
          </span>
        )}
        {allowedActions.includes('REPORT') && (
          <ReportButton message={message} onSend={() => (isReporting.current = true)} />
        )}
      </div>
      {isDeleted ? (
        <p className="text-muted">{words.deleted}</p>
      ) : isEditing ? (
        <EditMessage message={message} to={otherName} onClose={() => setEditing(false)} />
      ) : (
        (isHidden || body) && (
          <p dir="auto" className={`whitespace-pre-wrap wrap-anywhere ${isHidden ? 'text-muted' : ''}`}>
            {isHidden ? words.masked : body}
          </p>
        )
      )}
      <FileLinks label={conversationMessages.thread.files} files={files} />
      {isMasked && isOwnSide && !isEditing && <p className="text-[0.75rem] text-muted">{words.maskedOwn}</p>}
      {readMark && <ReadState mark={readMark} />}
      {!isEditing && <Actions message={message} edit={() => setEditing(true)} />}
      {allowedActions.includes('REPORT') && <PlainReport message={message} />}
    </li>
  );
}

function ReadState({ mark }: { mark: ReadMark }) {
  return (
    <p className="flex items-center gap-1 self-end text-[0.75rem] text-muted">
      {mark === 'SEEN' && <Icon icon="check" size={14} />}
      {mark === 'SEEN' ? words.seen : words.sent}
    </p>
  );
}

/** What its author can still do with it; nothing of it without script. */
function Actions({ message, edit }: { message: Message; edit(): void }) {
  const [isAsked, setAsked] = useState(false);
  const { id: messageId, conversationId: id, allowedActions } = message;
  if (!allowedActions.includes('EDIT') && !allowedActions.includes('DELETE')) return null;
  const name = nameOf(message);
  return (
    <div className="-mx-2 flex flex-wrap noscript:hidden">
      {allowedActions.includes('EDIT') && (
        <Button variant="quiet" size="small" aria-label={words.editOf(name)} onClick={edit}>
          {words.edit}
        </Button>
      )}
      {allowedActions.includes('DELETE') && (
        <Button variant="quiet" size="small" aria-label={words.removeOf(name)} onClick={() => setAsked(true)}>
          {words.remove}
        </Button>
      )}
      {isAsked && (
        <ConfirmWrite
          title={words.removeTitle}
          text={words.removeText}
          actionLabel={words.remove}
          danger
          onClose={() => setAsked(false)}
          act={() => write(RemoveFromThreadDocument, { input: { conversationId: id, messageId } }, { outdates })}
        />
      )}
    </div>
  );
}

function EditMessage({ message, to, onClose }: { message: Message; to: string; onClose(): void }) {
  const { id: messageId, conversationId: id, body } = message;
  const writing = useWriting({
    stored: body ?? '',
    failed: words.editFailed,
    async send(text, isConfirmed) {
      const confirmsContact = isConfirmed ? { confirmsContact: true } : {};
      await write(
        UpdateThreadDocument,
        { input: { conversationId: id, messageId, body: text, ...confirmsContact } },
        { outdates },
      );
      onClose();
    },
  });
  return (
    <WritingForm
      writing={writing}
      formLabel={words.editing}
      label={words.editing}
      to={to}
      rows={3}
      sendLabel={words.save}
      beside={<Button onClick={onClose}>{words.cancel}</Button>}
      takesFocus
    />
  );
}
