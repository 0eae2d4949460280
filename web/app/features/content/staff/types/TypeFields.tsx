import { Select } from '../../../../design/Select.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import type { FieldOf } from '../../../staff/index.ts';
import { typeMessages as words } from './messages.ts';
import { parentsOf } from './typeForm.ts';
import type { TypeTable_LabelsFragment, TypeTable_TypeFragment } from './TypeTable.generated.ts';

export interface TypeFieldsProps {
  /** The one to change; a new one without. */
  type?: TypeTable_TypeFragment;
  types: readonly TypeTable_TypeFragment[];
  labels: TypeTable_LabelsFragment;
}

/** The fields of a content type. */
export function TypeFields({
  type,
  types,
  labels,
  field,
}: TypeFieldsProps & { field: FieldOf<keyof typeof words.labels> }) {
  const parents = parentsOf(types, type).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      <TextField {...field('title')} requiredLabel={formMessages.required} maxLength={60} dir="auto" />
      {!type && (
        <Select
          {...field('pageType')}
          options={labels.pageTypes?.values.map(({ value, displayFa }) => ({ value, label: displayFa })) ?? []}
        />
      )}
      <Select {...field('parentId')} options={[{ value: '', label: words.root }, ...parents]} />
      <TextField {...field('order')} hint={words.hints.order} inputMode="numeric" maxLength={3} />
      {type && (
        <Select
          {...field('isActive')}
          hint={words.hints.isActive}
          options={[
            { value: 'yes', label: words.active },
            { value: 'no', label: words.inactive },
          ]}
        />
      )}
    </>
  );
}
