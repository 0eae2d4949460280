import * as v from 'valibot';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { digitText, optionalText, requiredText } from '../../../platform/forms/rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { numberInField } from '../../../platform/text/digits.ts';
import { queueMessages } from '../../staff/index.ts';
import {
  type CategoryTree_CategoryFragment,
  CreateCategoryDocument,
  UpdateCategoryDocument,
} from './CategoryTree.generated.ts';
import { categoryMessages as words } from './messages.ts';

export type StaffCategory = CategoryTree_CategoryFragment;

const requiredLabel = formMessages.required;
const outdates = ['staff.categories'] as const;
const names = { name: requiredText(2, 80), scientificName: optionalText(120, 2) };
const reason = requiredText(3, 500);
const newSchema = v.object({ ...names, reason });

interface NewCategoryDialogProps {
  parent: Pick<StaffCategory, 'id' | 'name'>;
  close(): void;
}

/** One more category below another. */
export function NewCategoryDialog({ parent, close }: NewCategoryDialogProps) {
  const state = useForm({
    schema: newSchema,
    labels: words.labels,
    stored: { values: { name: '', scientificName: '', reason: '' } },
    placeOf: (field) => (field === 'parentId' ? 'name' : field),
    async save({ scientificName, ...rest }) {
      const input = { ...rest, parentId: parent.id, ...(scientificName && { scientificName }) };
      await write(CreateCategoryDocument, { input }, { outdates });
      notify('success', words.added);
      close();
    },
  });
  const { field } = state;
  return (
    <FormDialog state={state} title={words.addBelow(parent.name)} saveLabel={words.save} close={close} size="medium">
      <TextField {...field('name')} requiredLabel={requiredLabel} dir="auto" />
      <TextField {...field('scientificName')} dir="ltr" />
      <TextField {...field('reason')} hint={queueMessages.reason.hint} requiredLabel={requiredLabel} dir="auto" />
    </FormDialog>
  );
}

const changeSchema = v.object({
  ...names,
  icon: requiredText(1, 40),
  parentId: v.string(),
  order: digitText(5),
  isActive: v.boolean(),
  reason,
});

interface CategoryDialogProps {
  category: StaffCategory;
  /** Those that it could stand below, in the order of the tree. */
  places: readonly StaffCategory[];
  close(): void;
}

/** Name, place and activity of a category. */
export function CategoryDialog({ category, places, close }: CategoryDialogProps) {
  const { id, name, scientificName, icon, parentId, order, isActive, version } = category;
  const state = useForm({
    schema: changeSchema,
    labels: words.labels,
    stored: {
      version,
      values: {
        name,
        scientificName: scientificName ?? '',
        icon,
        parentId: parentId ?? '',
        order: numberInField(String(order)),
        isActive,
        reason: '',
      },
    },
    async save({ scientificName: typed, parentId: place, order: at, ...rest }) {
      const input = {
        ...rest,
        categoryId: id,
        version,
        order: Number(at),
        scientificName: typed || null,
        ...(place && { parentId: place }),
      };
      await write(UpdateCategoryDocument, { input }, { outdates });
      notify('success', words.saved);
      close();
    },
  });
  const { field, form } = state;
  return (
    <FormDialog state={state} title={words.editTitle(name)} saveLabel={words.save} close={close}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...field('name')} requiredLabel={requiredLabel} dir="auto" />
        <TextField {...field('scientificName')} dir="ltr" />
        {parentId && (
          <Select
            {...field('parentId')}
            options={places.map((each) => ({ value: each.id, label: words.indented(each.level, each.name) }))}
          />
        )}
        <TextField {...field('order')} hint={words.hints.order} inputMode="numeric" dir="ltr" />
        <TextField {...field('icon')} hint={words.hints.icon} dir="ltr" />
      </div>
      <Checkbox {...form.register('isActive')} label={words.labels.isActive} />
      <TextField {...field('reason')} hint={queueMessages.reason.hint} requiredLabel={requiredLabel} dir="auto" />
    </FormDialog>
  );
}
