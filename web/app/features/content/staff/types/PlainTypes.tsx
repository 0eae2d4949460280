import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';
import { PlainStaffForm } from '../../../staff/index.ts';
import { typeMessages as words } from './messages.ts';
import { TypeFields, type TypeFieldsProps } from './TypeFields.tsx';
import { displayType, typedType, typeForm } from './typeForm.ts';

function TypeForms({ types, labels }: Omit<TypeFieldsProps, 'type'>) {
  return [undefined, ...types].map((type) => (
    <PlainStaffForm
      key={type?.id ?? ''}
      form={typeForm}
      id={type?.id}
      version={type?.version}
      title={type ? words.changeTitle(type.title) : words.add}
      saveLabel={words.save}
      labels={words.labels}
      values={typedType(type)}
      display={displayType(types)}
    >
      {(field) => <TypeFields {...(type && { type })} types={types} labels={labels} field={field} />}
    </PlainStaffForm>
  ));
}

/** A form for a new type, and one for each that is there, without script. */
export const PlainTypes = plainPart(import.meta.env.SSR && TypeForms);
