import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';
import { PlainStaffForm } from '../../../staff/index.ts';
import { questionStaffMessages as words } from './messages.ts';
import { type Categories, QuestionFields } from './QuestionFields.tsx';
import { displayQuestion, questionForm, typedQuestion } from './questionForm.ts';
import type { StaffQuestions_QuestionFragment as Question } from './StaffQuestions.generated.ts';

interface QuestionFormProps {
  /** The one to change; a new one without. */
  question?: Question;
  categories: Categories;
}

const QuestionForm = ({ question, categories }: QuestionFormProps) => (
  <PlainStaffForm
    form={questionForm}
    id={question?.id}
    version={question?.version}
    title={question ? words.changeOf(question.question) : words.add}
    saveLabel={words.save}
    labels={words.labels}
    values={typedQuestion(question, categories[0]?.id ?? '')}
    display={displayQuestion(categories)}
  >
    {(field) => <QuestionFields categories={categories} field={field} />}
  </PlainStaffForm>
);

/** Writes a question for who has no script. */
export const PlainQuestion = plainPart(import.meta.env.SSR && QuestionForm);
