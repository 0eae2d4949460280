import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';
import { PlainStaffForm } from '../../../staff/index.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { categoryForm, displayCategory, typedCategory } from './categoryForm.ts';
import { categoryStaffMessages as words } from './messages.ts';
import type { StaffCategories_CategoryFragment as Category } from './StaffCategories.generated.ts';

function CategoryForms({ categories }: { categories: readonly Category[] }) {
  return [undefined, ...categories].map((category) => (
    <PlainStaffForm
      key={category?.id ?? ''}
      form={categoryForm}
      id={category?.id}
      version={category?.version}
      title={category ? words.changeOf(category.name) : words.add}
      saveLabel={words.save}
      labels={words.labels}
      values={typedCategory(category)}
      display={displayCategory}
    >
      {(field) => <CategoryFields field={field} />}
    </PlainStaffForm>
  ));
}

/** The same for who has no script. */
export const PlainCategories = plainPart(import.meta.env.SSR && CategoryForms);
