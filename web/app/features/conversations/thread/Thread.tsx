import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert } from '../../../design/Alert.tsx';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { supplierPath, productPath } from '../../../paths.ts';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { conversationMessages } from '../messages.ts';
import { PlainComposer } from '../plain/PlainComposer.tsx';
import { MessageItem } from './MessageItem.tsx';
import type { MessageItem_MessageFragment as Message } from './MessageItem.generated.ts';
import { sendMessage } from './sendMessage.ts';
import { OpenConversationDocument, type Thread_ConversationFragment as Conversation } from './Thread.generated.ts';
import { useReading } from './useReading.ts';
import { pageSize, useThread } from './useThread.ts';
import { useWriting } from './useWriting.ts';
import { WritingForm } from './WritingForm.tsx';
import { RemoveFromThreadDocument } from './writing.generated.ts';

const words = conversationMessages.thread;
/** Below it there is one pane, and the list is another page. */
const onePane = '(max-width: 1023px)';

/** The variables with which a conversation is asked for. */
export const threadVariables = (id: string) => ({ id, first: pageSize });

interface ThreadProps {
  id: string;
  /** The list, with its filters as they are. */
  listHref: string;
}

/** The open conversation: what it is about, what both sides wrote, and where one writes. */
export function Thread({ id, listHref }: ThreadProps) {
  const { viewer } = useGraph(OpenConversationDocument, threadVariables(id)).data;
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    // There the menu of the logged-in area stands above it.
    if (window.matchMedia(onePane).matches) pane.current?.scrollIntoView();
  }, []);
  const shown = viewer?.conversation;
  // The loader made it sure.
  if (!shown?.thread) return null;
  const conversation = readFragment<Conversation>(shown);
  return (
    <section
      ref={pane}
      aria-label={conversationMessages.titleWith(conversation.otherName)}
      className="card card-surface card-pad-none flex min-w-0 flex-col"
    >
      <Heading conversation={conversation} listHref={listHref} />
      <Messages conversation={conversation} newest={shown.thread} />
      <div className="border-t border-border p-3 sm:p-4">
        {conversation.isOtherClosed ? (
          <Alert kind="info">{words.otherClosed(conversation.otherName)}</Alert>
        ) : (
          <>
            <PlainComposer conversation={conversation} />
            <div className="noscript:hidden">
              <Composer conversation={conversation} />
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function Heading({ conversation, listHref }: { conversation: Conversation; listHref: string }) {
  const { otherName, isArchived, subject, subjectTitle } = conversation;
  return (
    <header className="flex flex-col gap-1 border-b border-border p-3 sm:px-4">
      <p className="lg:hidden">
        <a href={listHref} className="link inline-flex min-h-11 items-center gap-1">
          <Icon icon="chevron-right" size={18} />
          {words.back}
        </a>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex min-w-0 flex-wrap items-center gap-2 text-[1.125rem] leading-8">
          <bdi>{otherName}</bdi>
          {isArchived && <Badge>{words.isArchived}</Badge>}
        </h2>
        {!isArchived && <Archive conversation={conversation} listHref={listHref} />}
      </div>
      <p className="text-[0.875rem]">
        <bdi>
          {subject && 'slug' in subject ? (
            <a className="link inline-block pointer-coarse:py-2" href={subjectHref(subject)}>
              {subjectTitle}
            </a>
          ) : (
            <span className="text-muted">{subjectTitle}</span>
          )}
        </bdi>
      </p>
    </header>
  );
}

const subjectHref = (subject: { __typename: string; id: string; slug: string }) =>
  subject.__typename === 'Supplier' ? supplierPath(subject) : productPath(subject);

function Archive({ conversation: { id }, listHref }: { conversation: Conversation; listHref: string }) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const put = async () => {
    await write(
      RemoveFromThreadDocument,
      { input: { id } },
      { outdates: ['viewer.conversations', 'viewer.conversation', 'viewer.unreadThread'] },
    );
    notify('success', words.archived);
    await navigate(listHref);
  };
  return (
    <>
      <Button variant="quiet" size="small" className="noscript:hidden" onClick={() => setAsked(true)}>
        {words.archive}
      </Button>
      {isAsked && (
        <ConfirmWrite
          title={words.archiveTitle}
          text={words.archiveText}
          actionLabel={words.archive}
          onClose={() => setAsked(false)}
          act={put}
        />
      )}
    </>
  );
}

interface MessagesProps {
  conversation: Conversation;
  newest: Parameters<typeof useThread>[1];
}

/**
 * The messages in a box of its own, which begins at its end, stays there while somebody reads the newest, and stays where it is
 * when older ones come on top: that is what the reversed column does, without script.
 */
function Messages({ conversation: { id, side, unreadCount }, newest }: MessagesProps) {
  const { messages, hasOlder, isAsking, isFailed, showOlder } = useThread(id, newest);
  const last = messages.at(-1);
  useReading(id, last?.seq ?? 0, unreadCount);
  const box = useRef<HTMLDivElement>(null);
  const ownLast = last && readFragment<Message>(last).isMine ? last.seq : undefined;
  useEffect(() => {
    // Who writes goes on from there; what others write leaves the eyes where they are.
    if (ownLast !== undefined) box.current?.scrollTo(0, 0);
  }, [ownLast]);
  return (
    <div
      ref={box}
      role="log"
      aria-label={words.messages}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="flex h-[calc(100dvh-27rem)] min-h-64 lg:h-[calc(100dvh-30rem)] flex-col-reverse overflow-y-auto overscroll-contain bg-bg p-3 sm:p-4"
    >
      <div className="flex flex-col gap-3">
        {isFailed && <Alert kind="error">{words.olderFailed}</Alert>}
        {hasOlder && (
          <Button
            size="small"
            className="self-center [overflow-anchor:none] noscript:hidden"
            pending={isAsking}
            onClick={showOlder}
          >
            {words.older}
          </Button>
        )}
        <ol className="flex flex-col gap-3">
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} ownSide={side} />
          ))}
        </ol>
      </div>
    </div>
  );
}

function Composer({ conversation: { id: conversationId, customerId, customerName } }: { conversation: Conversation }) {
  const writing = useWriting({
    send: (body, confirmsContact) => sendMessage({ conversationId, customerId, body, confirmsContact }),
  });
  const { form, label, keys, send } = conversationMessages.composer;
  return (
    <WritingForm
      writing={writing}
      formLabel={form}
      label={label(customerName)}
      rows={3}
      sendLabel={send}
      beside={<span className="text-[0.8125rem] text-muted pointer-coarse:hidden">{keys}</span>}
    />
  );
}
