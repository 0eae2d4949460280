import { useState } from 'react';
import * as v from 'valibot';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { requiredText } from '../../../platform/forms/rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { queueMessages } from '../../staff/index.ts';
import type { StaffCategory } from './CategoryDialogs.tsx';
import { ReplaceCategoryDocument, type ReplaceCategoryMutation } from './CategoryReplacement.generated.ts';
import { categoryMessages } from './messages.ts';

const words = categoryMessages.replace;
const schema = v.object({ targetId: v.string(), reason: requiredText(3, 500) });
type Check = NonNullable<NonNullable<ReplaceCategoryMutation['replaceCategory']>['categoryReplacement']>;

interface ReplaceDialogProps {
  category: StaffCategory;
  /** Those that could take its place. */
  targets: readonly StaffCategory[];
  close(): void;
}

/** Another category in place of this one: first it is counted what goes and what is lost, then it is done. */
export function ReplaceDialog({ category, targets, close }: ReplaceDialogProps) {
  const [checked, setChecked] = useState<{ targetId: string; check: Check }>();
  const state = useForm({
    schema,
    labels: words.labels,
    stored: { values: { targetId: targets[0]?.id ?? '', reason: '' } },
    placeOf: (field) => (field === 'checkId' ? 'targetId' : field),
    async save({ targetId, reason }) {
      const check = checked?.targetId === targetId ? checked.check : undefined;
      const input = { categoryId: category.id, targetId, reason, ...(check && { checkId: check.checkId }) };
      const answer = await write(
        ReplaceCategoryDocument,
        { input },
        { outdates: check ? ['staff.categoryReplacements'] : [] },
      );
      const found = answer.categoryReplacement;
      if (!check) return setChecked(found ? { targetId, check: found } : undefined);
      notify('success', words.begun);
      close();
    },
  });
  const { field, form } = state;
  const shown = checked?.targetId === form.watch('targetId') ? checked.check : undefined;
  return (
    <FormDialog
      state={state}
      title={words.title(category.name)}
      saveLabel={shown ? words.run : words.check}
      close={close}
      size="medium"
    >
      <Select {...field('targetId')} options={targets.map(({ id, name }) => ({ value: id, label: name }))} />
      <TextField
        {...field('reason')}
        hint={queueMessages.reason.hint}
        requiredLabel={formMessages.required}
        dir="auto"
      />
      <div role="status">
        {shown && (
          <>
            <p>{words.goes(formatInteger(shown.productsCount), formatInteger(shown.offersCount))}</p>
            {shown.dropped.length === 0 ? <p>{words.nothingLost}</p> : <p>{words.lost}</p>}
            <ul className="list-disc ps-6">
              {shown.dropped.map(({ propertyId, name, productsCount }) => (
                <li key={propertyId}>{words.lostOf(name, formatInteger(productsCount))}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </FormDialog>
  );
}
