import { defineQueue, isSearchable, pageOf, plainForms } from '../../../staff/index.ts';
import { labelForm, mergeForm } from '../labels/labelForms.ts';
import { LabelTable } from '../labels/LabelTable.tsx';
import { typeMessages as words } from './messages.ts';
import { StaffContentTypesDocument } from './queue.generated.ts';
import { allTypes, typeForm } from './typeForm.ts';
import { TypeTable } from './TypeTable.tsx';

export default defineQueue({
  tab: 'contenttypes',
  place: 142,
  action: 'CONTENT_WRITE',
  words: words.tab,
  document: StaffContentTypesDocument,
  variables: (state) => ({
    ...pageOf(state),
    ...(state.searchKey && isSearchable(state.searchKey) && { searchKey: state.searchKey }),
  }),
  listOf: ({ contentLabels }) => contentLabels,
  forms: plainForms(typeForm, labelForm, mergeForm),
  // The tree, and the labels page by page.
  Rows: ({ answer, state }) => (
    <>
      <TypeTable types={allTypes(answer.staff?.contentTypes)} labels={answer} />
      <LabelTable labels={answer.contentLabels?.nodes ?? []} state={state} />
    </>
  ),
});
