import type { ReactNode } from 'react';
import { useActionData } from 'react-router-dom';
import { Alert } from '../../design/Alert.tsx';
import { Button } from '../../design/Button.tsx';
import { type Changed, changedFields } from '../../platform/forms/conflict.ts';
import { formMessages } from '../../platform/forms/messages.ts';
import { PlainForm } from '../../platform/forms/plain/PlainForm.tsx';
import { textFieldOf } from '../../platform/forms/plain/textFieldOf.ts';
import type { HeldFile } from '../files/index.ts';
import type { RefusedDecision } from './decisionKind.ts';
import { queueMessages as words } from './messages.ts';
import { NEW, placeOfForm } from './staffForm.ts';

/** What a field takes of its form, in a dialog and in a plain form. */
export type FieldOf<Name extends string> = (name: Name) => {
  name: string;
  label: string;
  error: string | undefined;
  defaultValue: string | undefined;
};

/** What a field of a file (`PlainFileField`) takes of its plain form: one that is stored stays unless another is chosen. */
type FileOf<Name extends string> = (name: Name) => {
  name: string;
  label: string;
  error: string | undefined;
  held: HeldFile | undefined;
};

interface PlainStaffFormProps<Name extends string> {
  form: { name: string; files: readonly string[] };
  /** What is changed; a new thing without. */
  id?: string | undefined;
  version?: number | undefined;
  title: string;
  saveLabel: string;
  labels: Readonly<Record<Name, string>>;
  values: Readonly<Record<Name, string>>;
  /** How a stored value reads where it is no text of its own. */
  display?: ((name: string, value: string) => string) | undefined;
  /** Whether it stands open. */
  isOpen?: true;
  children?(field: FieldOf<NoInfer<Name>>, file: FileOf<NoInfer<Name>>): ReactNode;
}

/** What is stored by now, where it is not what was typed. */
const StoredNow = ({ changed }: { changed: readonly Changed[] }) => (
  <ul className="list-disc ps-5">
    {changed.map(({ label, now }) => (
      <li key={label}>
        {label} — {words.storedNow} <bdi className="whitespace-pre-wrap">{now === '' ? formMessages.nothing : now}</bdi>
      </li>
    ))}
  </ul>
);

/** Writes a thing that staff look after for who has no script; stands in a part for them (`plainPart`). */
export function PlainStaffForm<Name extends string>(props: PlainStaffFormProps<Name>) {
  const { form, id = NEW, version = 0, title, saveLabel, labels, values, display, isOpen, children } = props;
  const answer = useActionData() as RefusedDecision | undefined;
  const place = placeOfForm(form.name, id);
  const refused = answer?.place === place ? answer : undefined;
  const problems = refused?.problems ?? {};
  const field = textFieldOf({ labels, typed: { ...values, ...refused?.typed }, problems });
  const file = (of: Name) => ({
    name: of,
    label: labels[of],
    error: problems[of],
    held: refused?.held?.[of] ?? (values[of] ? { id: values[of], name: '' } : undefined),
  });
  return (
    <details open={isOpen ?? refused !== undefined}>
      <summary className="link inline-flex min-h-11 items-center">{title}</summary>
      <PlainForm id={place} name={form.name} label={title} hidden={{ id, version }} takesFile={form.files.length > 0}>
        {refused?.failure && (
          <Alert kind="error">
            <p>{refused.failure}</p>
            {refused.isChanged && <StoredNow changed={changedFields(refused.typed, values, labels, display)} />}
          </Alert>
        )}
        {children?.(field, file)}
        <div>
          <Button type="submit" variant="primary">
            {saveLabel}
          </Button>
        </div>
      </PlainForm>
    </details>
  );
}
