import { useState } from 'react';
import * as v from 'valibot';
import { Badge } from '../../../../design/Badge.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Card } from '../../../../design/Card.tsx';
import { EmptyState } from '../../../../design/EmptyState.tsx';
import { Select } from '../../../../design/Select.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { digitText, required, requiredText } from '../../../../platform/forms/rules.ts';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { write } from '../../../../platform/graph/write.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { categoryStaffMessages as words } from './messages.ts';
import {
  ChangeFaqCategoryDocument,
  CreateFaqCategoryDocument,
  type StaffCategories_CategoryFragment as Category,
} from './StaffCategories.generated.ts';

/** The groups in their order. */
export function StaffCategories({ categories }: { categories: readonly Masked<Category>[] }) {
  const [open, setOpen] = useState<Category | 'new'>();
  const shown = readFragment<Category>(categories);
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setOpen('new')}>
      {words.add}
    </Button>
  );
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} action={add} />
      ) : (
        <>
          <div>{add}</div>
          <ul aria-label={words.tab.label} className="flex flex-col gap-3">
            {shown.map((category) => (
              <Card key={category.id} as="li" className="flex flex-wrap items-center justify-between gap-3">
                <span className="flex flex-wrap items-center gap-2">
                  <bdi>{category.name}</bdi>
                  <span className="text-muted">{words.count(formatInteger(category.questionCount))}</span>
                  {!category.isActive && <Badge kind="neutral">{words.isHidden}</Badge>}
                </span>
                <Button size="small" aria-label={words.changeOf(category.name)} onClick={() => setOpen(category)}>
                  {words.change}
                </Button>
              </Card>
            ))}
          </ul>
        </>
      )}
      {open && <CategoryDialog category={open === 'new' ? undefined : open} close={() => setOpen(undefined)} />}
    </>
  );
}

const schema = v.object({ name: requiredText(2, 60), order: required(digitText(4)), isActive: v.string() });
const outdates = ['staff.faqCategories', 'staff.faqQuestions'] as const;

function CategoryDialog({ category, close }: { category: Category | undefined; close(): void }) {
  const { name = '', order = 10, isActive = true, version } = category ?? {};
  const state = useForm({
    schema,
    labels: words.labels,
    stored: {
      ...(version !== undefined && { version }),
      values: { name, order: String(order), isActive: String(isActive) },
    },
    async save(given, read = 0) {
      const whole = { name: given.name, order: Number(given.order), isActive: given.isActive === 'true' };
      if (category) {
        const input = { ...whole, faqCategoryId: category.id, version: read };
        await write(ChangeFaqCategoryDocument, { input }, { outdates });
      } else await write(CreateFaqCategoryDocument, { input: whole }, { outdates });
      notify('success', words.saved);
      close();
    },
  });
  const shownOptions = [
    { value: 'true', label: words.shown },
    { value: 'false', label: words.hidden },
  ];
  return (
    <FormDialog
      state={state}
      title={category ? words.changeOf(category.name) : words.add}
      saveLabel={words.save}
      close={close}
      size="medium"
    >
      <TextField {...state.field('name')} requiredLabel={formMessages.required} maxLength={60} dir="auto" />
      <TextField {...state.field('order')} inputMode="numeric" dir="ltr" maxLength={4} />
      <Select {...state.field('isActive')} options={shownOptions} />
    </FormDialog>
  );
}
