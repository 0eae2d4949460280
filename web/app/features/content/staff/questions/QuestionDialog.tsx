import * as v from 'valibot';
import { Select } from '../../../../design/Select.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { digitText, required, requiredText } from '../../../../platform/forms/rules.ts';
import { useForm } from '../../../../platform/forms/useForm.ts';
import type { ContentPlatform } from '../../../../platform/graph/types.generated.ts';
import { write } from '../../../../platform/graph/write.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { toPersianDigits } from '../../../../platform/text/digits.ts';
import { blocksOf } from '../markdown/blocksOf.ts';
import { markdownMessages } from '../markdown/messages.ts';
import { questionStaffMessages as words } from './messages.ts';
import {
  ChangeFaqQuestionDocument,
  CreateFaqQuestionDocument,
  type StaffQuestions_QuestionFragment as Question,
} from './StaffQuestions.generated.ts';

const schema = v.object({
  categoryId: v.string(),
  question: requiredText(3, 200),
  answer: requiredText(2, 10_000),
  platforms: v.string(),
  order: required(digitText(4)),
  isActive: v.string(),
});

const outdates = ['staff.faqQuestions', 'staff.faqCategories'] as const;
const platformsOf: Record<string, ContentPlatform[]> = { WEB: ['WEB'], MOBILE: ['MOBILE'], BOTH: ['WEB', 'MOBILE'] };

interface QuestionDialogProps {
  /** The one to change; without it a new one is written. */
  question: Question | undefined;
  categories: readonly { id: string; name: string }[];
  close(): void;
}

/** Writes a question with its answer. */
export function QuestionDialog({ question, categories, close }: QuestionDialogProps) {
  const state = useForm({
    schema,
    labels: words.labels,
    stored: storedOf(question, categories[0]?.id ?? ''),
    placeOf: (name) => name.replace(/\[.*$/, ''),
    async save({ answer, platforms, order, isActive, ...text }, version = 0) {
      const whole = {
        ...text,
        answer: await blocksOf(answer),
        platforms: platformsOf[platforms] ?? [],
        order: Number(order),
        isActive: isActive === 'true',
      };
      if (question) {
        const input = { ...whole, faqQuestionId: question.id, version };
        await write(ChangeFaqQuestionDocument, { input }, { outdates });
      } else await write(CreateFaqQuestionDocument, { input: whole }, { outdates });
      notify('success', words.saved);
      close();
    },
  });
  const { field } = state;
  return (
    <FormDialog
      state={state}
      title={question ? words.changeOf(question.question) : words.add}
      saveLabel={words.save}
      close={close}
    >
      <Select {...field('categoryId')} options={categories.map(({ id, name }) => ({ value: id, label: name }))} />
      <TextField {...field('question')} requiredLabel={formMessages.required} maxLength={200} dir="auto" />
      <TextArea
        {...field('answer')}
        requiredLabel={formMessages.required}
        hint={markdownMessages.hint}
        rows={10}
        dir="auto"
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Select {...field('platforms')} options={optionsOf(words.platforms)} />
        <TextField {...field('order')} inputMode="numeric" maxLength={4} />
        <Select {...field('isActive')} options={optionsOf({ true: words.shown, false: words.hidden })} />
      </div>
    </FormDialog>
  );
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

function storedOf(question: Question | undefined, categoryId: string) {
  if (!question)
    return { values: { categoryId, question: '', answer: '', platforms: 'BOTH', order: '۱۰', isActive: 'true' } };
  const { platforms, order, isActive, answerMarkdown, version } = question;
  return {
    version,
    values: {
      categoryId: question.categoryId,
      question: question.question,
      answer: answerMarkdown,
      platforms: platforms.length === 2 ? 'BOTH' : (platforms[0] ?? 'WEB'),
      order: toPersianDigits(String(order)),
      isActive: String(isActive),
    },
  };
}
