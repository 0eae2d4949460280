import { Select } from '../../../../design/Select.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import type { FieldOf } from '../../../staff/index.ts';
import { markdownMessages } from '../markdown/messages.ts';
import { questionStaffMessages as words } from './messages.ts';

export type Categories = readonly { id: string; name: string }[];

interface QuestionFieldsProps {
  categories: Categories;
  field: FieldOf<keyof typeof words.labels>;
}

/** The fields of a question and its answer. */
export const QuestionFields = ({ categories, field }: QuestionFieldsProps) => (
  <>
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
  </>
);

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
