import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { onDemand } from '../../../platform/site/onDemand.tsx';
import { typingKey } from '../../../platform/session/keptTyping.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { conversationMessages } from '../messages.ts';
import { PlainComposer } from '../plain/PlainComposer.tsx';
import { sendMessage } from './sendMessage.ts';
import type { Thread_ConversationFragment as Conversation } from './Thread.generated.ts';
import { useAttached } from './useAttached.ts';
import { useWriting } from './useWriting.ts';
import { WritingForm } from './WritingForm.tsx';
const SettingQuestion = onDemand(() => import('./SettingQuestion.tsx').then((it) => it.SettingQuestion));

const words = conversationMessages.thread;

/** Where one writes, or why nobody can. */
export function Composer({ conversation }: { conversation: Conversation }) {
  const { status, isWritable, isOtherClosed, isNotSelected, otherName, blockId } = conversation;
  if (isOtherClosed) return <Alert kind="info">{words.otherClosed(otherName)}</Alert>;
  if (isNotSelected) return <Alert kind="info">{words.notSelected(otherName)}</Alert>;
  if (!isWritable)
    return blockId ? <OwnBlock conversation={conversation} /> : <Alert kind="info">{words.blocked}</Alert>;
  return (
    <div className="flex flex-col gap-3">
      {status === 'CLOSED' && <Alert kind="info">{words.closedText}</Alert>}
      <PlainComposer conversation={conversation} />
      <div className="noscript:hidden">
        <LiveComposer conversation={conversation} />
      </div>
    </div>
  );
}

/** For the side that blocked: the way back. Without script it is among the settings. */
function OwnBlock({ conversation }: { conversation: Conversation }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Alert kind="warning">
      <p>{words.blockedByUs(conversation.otherName)}</p>
      <Button size="small" className="mt-2 noscript:hidden" onClick={() => setAsked(true)}>
        {conversationMessages.settings.unblock}
      </Button>
      {isAsked && <SettingQuestion asked="unblock" conversation={conversation} onClose={() => setAsked(false)} />}
    </Alert>
  );
}

function LiveComposer({
  conversation: { id: conversationId, customerId, customerName, otherName: recipientName },
}: {
  conversation: Conversation;
}) {
  const userId = useViewer()?.sub;
  const attached = useAttached();
  const writing = useWriting({
    attached,
    draft: userId && typingKey(userId, conversationId),
    send: (body, confirmsContact) => {
      const { fileIds } = attached;
      return sendMessage({ conversationId, customerId, recipientName, body, fileIds, confirmsContact });
    },
  });
  const { form, label, keys, send } = conversationMessages.composer;
  return (
    <WritingForm
      writing={writing}
      formLabel={form}
      label={label(customerName)}
      to={recipientName}
      rows={3}
      sendLabel={send}
      attached={attached}
      beside={<span className="text-[0.8125rem] text-muted pointer-coarse:hidden">{keys}</span>}
    />
  );
}
