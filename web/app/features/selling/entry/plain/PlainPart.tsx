import type { ReactNode } from 'react';
import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import type { EntryEditor_EntryFragment as Entry } from '../EntryEditor.generated.ts';
import { entryMessages } from '../messages.ts';
import { type Problems, useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import type { RefusedTexts } from './savePlainPart.ts';

type Stored = Record<string, string>;
/** What every control of such a form takes. */
export type PlainField = (name: string) => { name: string; label: string; defaultValue: string; error?: string };

interface PlainPartProps {
  name: string;
  title: string;
  entry: Entry;
  stored: Stored;
  labels: Readonly<Record<string, string>>;
  children(field: PlainField, typed: Stored): ReactNode;
}

/** A part of the editor whose fields are texts, for who has no script. */
export function PlainPart({ name, title, entry, stored, labels, children }: PlainPartProps) {
  const { id, version } = entry;
  const refused = useRefused<RefusedTexts>(name, id);
  const typed = refused?.typed ?? stored;
  const problems: Problems = refused?.problems ?? {};
  const field: PlainField = (each) => ({
    name: each,
    label: labels[each] ?? each,
    defaultValue: typed[each] ?? '',
    ...(problems[each] && { error: problems[each] }),
  });
  return (
    <PlainForm name={name} label={title} hidden={{ id, version }}>
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      {children(field, typed)}
      <div>
        <Button type="submit">{entryMessages.saveOf(title)}</Button>
      </div>
    </PlainForm>
  );
}
