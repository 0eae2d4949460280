import { onDemand } from '../../../platform/site/onDemand.tsx';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { conversationMessages } from '../messages.ts';
import { nameOf } from './body.ts';
import type { MessageItem_MessageFragment as Message } from './MessageItem.generated.ts';
const ReportDialog = onDemand(() => import('./ReportDialog.tsx').then((it) => it.ReportDialog));

const words = conversationMessages.report;

/** Beside who wrote a message and when, no higher than that line; who has no script finds a form below it (PlainReport). */
export function ReportButton({ message, onSend }: { message: Message; onSend(): void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="ms-auto -my-2 -me-2 noscript:hidden">
      <Button
        variant="quiet"
        size="small"
        className="text-muted"
        aria-label={words.actionOf(nameOf(message) || conversationMessages.thread.deleted)}
        onClick={() => setOpen(true)}
      >
        {words.action}
      </Button>
      {isOpen && <ReportDialog message={message} onSend={onSend} onClose={() => setOpen(false)} />}
    </span>
  );
}
