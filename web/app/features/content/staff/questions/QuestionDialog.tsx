import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { rowNow, useTabAnew } from '../../../staff/index.ts';
import { questionStaffMessages as words } from './messages.ts';
import { type Categories, QuestionFields } from './QuestionFields.tsx';
import { displayQuestion, questionForm, storedQuestion } from './questionForm.ts';
import { StaffFaqQuestionsDocument } from './queue.generated.ts';
import type { StaffQuestions_QuestionFragment as Question } from './StaffQuestions.generated.ts';

interface QuestionDialogProps {
  /** The one to change; without it a new one is written. */
  question: Question | undefined;
  categories: Categories;
  close(): void;
}

/** Writes a question with its answer. */
export function QuestionDialog({ question, categories, close }: QuestionDialogProps) {
  const askTab = useTabAnew(StaffFaqQuestionsDocument);
  const state = useForm({
    schema: questionForm.schema,
    labels: words.labels,
    stored: storedQuestion(question, categories[0]?.id ?? ''),
    placeOf: (name) => name.replace(/\[.*$/, ''),
    async save(read, version = 0) {
      await questionForm.save(read, { id: question?.id, version });
      notify('success', words.saved);
      close();
    },
    async reload() {
      const now = rowNow<Question>((await askTab()).staff?.faqQuestions?.nodes, question?.id);
      return now && storedQuestion(now);
    },
    display: displayQuestion(categories),
  });
  return (
    <FormDialog
      state={state}
      title={question ? words.changeOf(question.question) : words.add}
      saveLabel={words.save}
      close={close}
    >
      <QuestionFields categories={categories} field={state.field} />
    </FormDialog>
  );
}
