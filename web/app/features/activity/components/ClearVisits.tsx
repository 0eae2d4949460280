import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { Button } from '../../../design/Button.tsx';
import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import type { VisitedType } from '../../../platform/graph/types.generated.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { forgetHome } from '../../account/index.ts';
import { activityMessages as words } from '../messages.ts';
import { LastVisitsScreenDocument } from '../screens/LastVisitsScreen.generated.ts';
import { ClearLastVisitsDocument } from './ClearVisits.generated.ts';
import { forgetMarks } from './markVisit.ts';

/** Forgets the visits of a list, after asking once. */
export function ClearVisits({ type }: { type?: VisitedType }) {
  const [isOpen, setOpen] = useState(false);
  const clear = () =>
    forget(type).then(
      () => notify('success', words.cleared),
      () => notify('error', words.clearFailed),
    );
  return (
    <>
      <Button icon={Trash2} onClick={() => setOpen(true)}>
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

/** The list is empty then; the lists of other kinds lose what was of this one, and are asked when they are next shown. */
async function forget(type: VisitedType | undefined) {
  await pageGraph().change(ClearLastVisitsDocument, type ? { type } : {});
  forgetMarks();
  forgetHome();
  pageGraph().update(LastVisitsScreenDocument, (answer, shown) => {
    const isCleared = !type || shown.type === type;
    const { viewer } = answer;
    if (isCleared && viewer?.lastVisits)
      return { viewer: { ...viewer, lastVisits: { ...viewer.lastVisits, nodes: [], totalCount: 0 } } };
    return shown.type ? answer : undefined;
  });
}
