import { Select } from '../../../../design/Select.tsx';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';
import { PlainStaffForm } from '../../../staff/index.ts';
import { LabelFields } from './LabelFields.tsx';
import { labelForm, mergeForm } from './labelForms.ts';
import type { LabelTable_LabelFragment as Label } from './LabelTable.generated.ts';
import { labelMessages as words } from './messages.ts';

function LabelForms({ labels }: { labels: readonly Label[] }) {
  return (
    <>
      {[undefined, ...labels].map((label) => (
        <PlainStaffForm
          key={label?.id ?? ''}
          form={labelForm}
          id={label?.id}
          version={label?.version}
          title={label ? words.changeTitle(label.title) : words.add}
          saveLabel={words.save}
          labels={words.labels}
          values={{ title: label?.title ?? '', description: label?.description ?? '' }}
        >
          {(field) => <LabelFields field={field} />}
        </PlainStaffForm>
      ))}
      {labels.length > 1 && labels.map((label) => <Merge key={label.id} label={label} labels={labels} />)}
    </>
  );
}

/** Into one of those that the page shows. */
function Merge({ label: { id, version, title }, labels }: { label: Label; labels: readonly Label[] }) {
  const others = labels.filter((each) => each.id !== id).map((each) => ({ value: each.id, label: each.title }));
  return (
    <PlainStaffForm
      form={mergeForm}
      id={id}
      version={version}
      title={words.mergeTitle(title)}
      saveLabel={words.merge}
      labels={{ mergeIntoId: words.mergeInto }}
      values={{ mergeIntoId: '' }}
    >
      {(field) => (
        <Select
          {...field('mergeIntoId')}
          hint={words.mergeShownHint}
          options={[{ value: '', label: words.choose }, ...others]}
        />
      )}
    </PlainStaffForm>
  );
}

/** The same for who has no script. */
export const PlainLabels = plainPart(import.meta.env.SSR && LabelForms);
