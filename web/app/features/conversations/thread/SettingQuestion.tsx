import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Select } from '../../../design/Select.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { conversationMessages } from '../messages.ts';
import type { Thread_ConversationFragment as Conversation } from './Thread.generated.ts';
import {
  BlockPartyDocument,
  MuteConversationDocument,
  RemoveFromThreadDocument,
  UnblockPartyDocument,
} from './writing.generated.ts';

const words = conversationMessages.settings;
const threadWords = conversationMessages.thread;
const hourMs = 3_600_000;
const spans = { hours: 8 * hourMs, week: 168 * hourMs, always: undefined };
type Span = keyof typeof spans;
/** What a block makes untrue. */
const outdates = [
  'viewer.conversation',
  'viewer.conversations',
  'viewer.tradeRequest',
  'viewer.blockedParties',
] as const;

interface QuestionProps {
  conversation: Conversation;
  onClose(): void;
}

/** What is asked before a setting of a conversation changes. */
export function SettingQuestion({
  asked,
  listHref = '',
  ...question
}: QuestionProps & { asked: 'archive' | 'mute' | 'block' | 'unblock'; listHref?: string }) {
  if (asked === 'archive') return <ArchiveQuestion {...question} listHref={listHref} />;
  if (asked === 'mute') return <MuteQuestion {...question} />;
  return asked === 'block' ? <BlockQuestion {...question} /> : <UnblockQuestion {...question} />;
}

function MuteQuestion({ conversation: { id }, onClose }: QuestionProps) {
  const [span, setSpan] = useState<Span>('hours');
  const act = async () => {
    const ms = spans[span];
    const mutedUntil = ms && { mutedUntil: new Date(Date.now() + ms).toISOString() };
    await write(MuteConversationDocument, { input: { conversationId: id, isMuted: true, ...mutedUntil } });
    notify('success', words.mutedNow);
  };
  return (
    <ConfirmWrite title={words.muteTitle} text={words.muteText} actionLabel={words.mute} onClose={onClose} act={act}>
      <Select
        label={words.muteFor}
        value={span}
        onChange={(event) => setSpan(event.target.value as Span)}
        options={(Object.keys(spans) as Span[]).map((value) => ({ value, label: words.muteSpans[value] }))}
      />
    </ConfirmWrite>
  );
}

function BlockQuestion({ conversation: { id, otherName, customerName }, onClose }: QuestionProps) {
  const act = async () => {
    await write(BlockPartyDocument, { input: { conversationId: id } }, { outdates });
    notify('success', words.blockedNow);
  };
  return (
    <ConfirmWrite
      title={words.blockTitle(otherName)}
      text={words.blockText(customerName)}
      actionLabel={words.block}
      danger
      onClose={onClose}
      act={act}
    />
  );
}

/** Lets both sides write again. */
function UnblockQuestion({ conversation: { blockId }, onClose }: QuestionProps) {
  const act = async () => {
    if (blockId) await write(UnblockPartyDocument, { input: { blockId } }, { outdates });
    notify('success', words.unblockedNow);
  };
  return (
    <ConfirmWrite
      title={words.unblockTitle}
      text={words.unblockText}
      actionLabel={words.unblock}
      onClose={onClose}
      act={act}
    />
  );
}

function ArchiveQuestion({ conversation: { id }, listHref, onClose }: QuestionProps & { listHref: string }) {
  const navigate = useNavigate();
  const put = async () => {
    await write(
      RemoveFromThreadDocument,
      { input: { conversationId: id } },
      { outdates: ['viewer.conversations', 'viewer.conversation', 'viewer.unreadThread'] },
    );
    notify('success', threadWords.archived);
    await navigate(listHref);
  };
  return (
    <ConfirmWrite
      title={threadWords.archiveTitle}
      text={threadWords.archiveText}
      actionLabel={threadWords.archive}
      onClose={onClose}
      act={put}
    />
  );
}
