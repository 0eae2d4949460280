import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx';
import type { ThingType } from '../../../platform/graph/types.generated.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { activityMessages as words } from '../messages.ts';
import { ClearLastVisitsDocument } from './ClearVisits.generated.ts';
import { forgetMarks, visitLists } from './markVisit.ts';

/** Forgets the visits of a list, after asking once. */
export function ClearVisits({ type }: { type: ThingType | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const clear = () =>
    forget(type).then(
      () => notify('success', words.cleared),
      () => notify('error', words.clearFailed),
    );
  return (
    <>
      <Button icon="trash" onClick={() => setOpen(true)}>
        {words.clear}
      </Button>
      {isOpen && (
        <ConfirmDialog
          danger
          title={words.clearTitle}
          text={words.clearText}
          actionLabel={words.clear}
          cancelLabel={words.keep}
          closeLabel={words.keep}
          onClose={() => setOpen(false)}
          act={clear}
        />
      )}
    </>
  );
}

async function forget(type: ThingType | undefined) {
  await write(ClearLastVisitsDocument, { input: { ...(type && { type }) } }, { outdates: visitLists });
  forgetMarks();
}
