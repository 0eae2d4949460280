import { defineQueue } from '../../staff/index.ts';
import { CategoryTree } from './CategoryTree.tsx';
import { categoryMessages as words } from './messages.ts';
import { StaffCategoriesDocument } from './queue.generated.ts';
import { ReplacementList } from './ReplacementList.tsx';
import { StaffPropertyTable } from './StaffPropertyTable.tsx';

export default defineQueue({
  tab: 'categories',
  place: 140,
  action: 'MASTERS_WRITE',
  words: words.tab,
  document: StaffCategoriesDocument,
  variables: ({ categoryId }) => ({ categoryId: categoryId ?? '', withProperties: categoryId !== undefined }),
  // The tree, or what is measured in one category of it.
  Rows({ answer, state }) {
    const { categories = [], categoryReplacements, categoryProperties, measurementQuantities } = answer.staff ?? {};
    const category = categories?.find(({ id }) => id === state.categoryId);
    if (!category || !categoryProperties)
      return (
        <>
          <ReplacementList replacements={categoryReplacements ?? []} labels={answer} />
          <CategoryTree categories={categories ?? []} state={state} />
        </>
      );
    return (
      <StaffPropertyTable
        category={category}
        properties={categoryProperties}
        quantities={measurementQuantities ?? []}
      />
    );
  },
});
