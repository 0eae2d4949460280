import { formatBytes } from '../../../platform/numbers/bytes.ts';
import { conversationMessages } from '../messages.ts';
import type { MessageItem_MessageFragment as Message } from './MessageItem.generated.ts';

/** What came with a message, each to be saved; nothing without any. */
export const MessageFiles = ({ files }: Pick<Message, 'files'>) =>
  files.length > 0 && (
    <ul aria-label={conversationMessages.thread.files} className="flex flex-col gap-1">
      {files.map(({ fileId, name, size, url }) => (
        <li key={fileId} className="flex flex-wrap items-center gap-x-2">
          <a className="link wrap-anywhere pointer-coarse:py-2" href={url} download>
            <bdi>{name}</bdi>
          </a>
          <span className="text-[0.75rem] text-muted">{formatBytes(size)}</span>
        </li>
      ))}
    </ul>
  );
