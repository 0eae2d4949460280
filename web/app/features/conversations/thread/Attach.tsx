import { Button } from '../../../design/Button.tsx';
import { onDemand } from '../../../platform/site/onDemand.tsx';
import { conversationMessages } from '../messages.ts';
import type { Attached } from './useAttached.ts';
const AttachedFiles = onDemand(() => import('./AttachedFiles.tsx').then((it) => it.AttachedFiles));

/** The way to send files with a message; what sends them is loaded when somebody wants to. */
export const Attach = ({ attached }: { attached: Attached }) =>
  attached.isOpen ? (
    <AttachedFiles attached={attached} />
  ) : (
    <div>
      <Button size="small" variant="quiet" icon="file-up" onClick={attached.open}>
        {conversationMessages.composer.attach}
      </Button>
    </div>
  );
