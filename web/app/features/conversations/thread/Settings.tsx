import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Menu } from '../../../design/Menu.tsx';
import { Select } from '../../../design/Select.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../design/Button.tsx';
import { Day } from '../../things/index.ts';
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
  ...(['viewer.conversation', 'viewer.conversations', 'viewer.tradeRequest', 'viewer.blockedParties'] as const),
];

interface SettingsProps {
  conversation: Conversation;
  /** The list, with its filters as they are. */
  listHref: string;
}
interface QuestionProps {
  conversation: Conversation;
  onClose(): void;
}

/** What the viewer can set for a conversation; who has no script finds it in a form (PlainSettings). */
export function Settings({ conversation, listHref }: SettingsProps) {
  const { isArchived, isMuted, mutedUntil, isOtherClosed, blockId } = conversation;
  // Outside of the menu, which is closed while something is asked.
  const [asked, setAsked] = useState<'archive' | 'mute' | 'block' | 'unblock'>();
  const question = { conversation, onClose: () => setAsked(undefined) };
  return (
    <div className="shrink-0 noscript:hidden">
      <Menu label={words.label} align="end">
        <div className="flex flex-col items-start gap-1">
          {isMuted ? (
            <>
              <p className="px-3 text-[0.8125rem] text-muted">
                {mutedUntil ? <Day at={mutedUntil} withClock saying={words.mutedUntil} /> : words.muted}
              </p>
              <Choice label={words.unmute} press={() => unmute(conversation)} />
            </>
          ) : (
            <Choice label={words.mute} press={() => setAsked('mute')} />
          )}
          {!isArchived && <Choice label={threadWords.archive} press={() => setAsked('archive')} />}
          {blockId ? (
            <Choice label={words.unblock} press={() => setAsked('unblock')} />
          ) : (
            !isOtherClosed && <Choice label={words.block} press={() => setAsked('block')} />
          )}
        </div>
      </Menu>
      {asked === 'archive' && <ArchiveQuestion {...question} listHref={listHref} />}
      {asked === 'mute' && <MuteQuestion {...question} />}
      {asked === 'block' && <BlockQuestion {...question} />}
      {asked === 'unblock' && <UnblockQuestion {...question} />}
    </div>
  );
}

const Choice = ({ label, press }: { label: string; press(): void }) => (
  <Button variant="quiet" size="small" onClick={press}>
    {label}
  </Button>
);

const mute = (id: string, muting: { isMuted: boolean; mutedUntil?: string }) =>
  write(MuteConversationDocument, { input: { id, ...muting } });

function unmute({ id }: Conversation) {
  mute(id, { isMuted: false }).then(
    () => notify('success', words.unmutedNow),
    () => notify('error', words.failed),
  );
}

function MuteQuestion({ conversation: { id }, onClose }: QuestionProps) {
  const [span, setSpan] = useState<Span>('hours');
  const act = async () => {
    const ms = spans[span];
    await mute(id, { isMuted: true, ...(ms && { mutedUntil: new Date(Date.now() + ms).toISOString() }) });
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
export function UnblockQuestion({ conversation: { blockId }, onClose }: QuestionProps) {
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
      { input: { id } },
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
