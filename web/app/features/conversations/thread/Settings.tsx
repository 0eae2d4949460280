import { useState } from 'react';
import { Menu } from '../../../design/Menu.tsx';
import { write } from '../../../platform/graph/write.ts';
import { onDemand } from '../../../platform/site/onDemand.tsx';
import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../design/Button.tsx';
import { Day } from '../../things/index.ts';
import { conversationMessages } from '../messages.ts';
import type { Thread_ConversationFragment as Conversation } from './Thread.generated.ts';
import { MuteConversationDocument } from './writing.generated.ts';
const SettingQuestion = onDemand(() => import('./SettingQuestion.tsx').then((it) => it.SettingQuestion));

const words = conversationMessages.settings;
const threadWords = conversationMessages.thread;
interface SettingsProps {
  conversation: Conversation;
  /** The list, with its filters as they are. */
  listHref: string;
}
/** What the viewer can set for a conversation; who has no script finds it in a form (PlainSettings). */
export function Settings({ conversation, listHref }: SettingsProps) {
  const { isArchived, isMuted, mutedUntil, isOtherClosed, blockId } = conversation;
  // Outside of the menu, which is closed while something is asked.
  const [asked, setAsked] = useState<'archive' | 'mute' | 'block' | 'unblock'>();
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
      {asked && (
        <SettingQuestion
          asked={asked}
          conversation={conversation}
          listHref={listHref}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

const Choice = ({ label, press }: { label: string; press(): void }) => (
  <Button variant="quiet" size="small" onClick={press}>
    {label}
  </Button>
);

function unmute({ id }: Conversation) {
  write(MuteConversationDocument, { input: { conversationId: id, isMuted: false } }).then(
    () => notify('success', words.unmutedNow),
    () => notify('error', words.failed),
  );
}
