import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { writingMessages } from './messages.ts';
import { CreatePreviewLinkDocument } from './PageState.generated.ts';

const words = writingMessages.preview;

/** Makes a link by which anybody reads this version for a while. */
export function PreviewLink({ pageId }: { pageId: string }) {
  const [path, setPath] = useState<string>();
  const make = () =>
    write(CreatePreviewLinkDocument, { input: { pageId } }).then(
      ({ previewLink }) => setPath(previewLink.path),
      (error: unknown) => notify('error', textOf(error, words.failed)),
    );
  return (
    <>
      <Button className="noscript:hidden" onClick={() => void make()}>
        {words.action}
      </Button>
      {path && (
        <Dialog
          open
          onClose={() => setPath(undefined)}
          title={words.title}
          closeLabel={formMessages.close}
          footer={<LinkButton href={path}>{words.open}</LinkButton>}
        >
          <TextField
            label={words.link}
            hint={words.text}
            dir="ltr"
            readOnly
            value={new URL(path, location.origin).href}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Dialog>
      )}
    </>
  );
}
