import { useState } from 'react';
import { Badge } from '../../../../design/Badge.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Card } from '../../../../design/Card.tsx';
import { EmptyState } from '../../../../design/EmptyState.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { rowNow, useTabAnew } from '../../../staff/index.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { categoryForm, displayCategory, typedCategory } from './categoryForm.ts';
import { categoryStaffMessages as words } from './messages.ts';
import { PlainCategories } from './PlainCategories.tsx';
import { StaffFaqCategoriesDocument } from './queue.generated.ts';
import type { StaffCategories_CategoryFragment as Category } from './StaffCategories.generated.ts';

/** The groups in their order. */
export function StaffCategories({ categories }: { categories: readonly Masked<Category>[] }) {
  const [open, setOpen] = useState<Category | 'new'>();
  const shown = readFragment<Category>(categories);
  const add = (
    <Button variant="primary" icon="plus" className="noscript:hidden" onClick={() => setOpen('new')}>
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
                <Button
                  size="small"
                  className="noscript:hidden"
                  aria-label={words.changeOf(category.name)}
                  onClick={() => setOpen(category)}
                >
                  {words.change}
                </Button>
              </Card>
            ))}
          </ul>
        </>
      )}
      <PlainCategories categories={shown} />
      {open && <CategoryDialog category={open === 'new' ? undefined : open} close={() => setOpen(undefined)} />}
    </>
  );
}

function CategoryDialog({ category, close }: { category: Category | undefined; close(): void }) {
  const askTab = useTabAnew(StaffFaqCategoriesDocument);
  const state = useForm({
    schema: categoryForm.schema,
    labels: words.labels,
    stored: { ...(category && { version: category.version }), values: typedCategory(category) },
    async save(read, version = 0) {
      await categoryForm.save(read, { id: category?.id, version });
      notify('success', words.saved);
      close();
    },
    async reload() {
      const now = rowNow<Category>((await askTab()).staff?.faqCategories, category?.id);
      return now && { version: now.version, values: typedCategory(now) };
    },
    display: displayCategory,
  });
  return (
    <FormDialog
      state={state}
      title={category ? words.changeOf(category.name) : words.add}
      saveLabel={words.save}
      close={close}
      size="medium"
    >
      <CategoryFields field={state.field} />
    </FormDialog>
  );
}
