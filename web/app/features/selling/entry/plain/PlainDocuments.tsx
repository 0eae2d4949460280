import { Alert } from '../../../../design/Alert.tsx';
import { Badge } from '../../../../design/Badge.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Select } from '../../../../design/Select.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { PlainFileField } from '../../../files/index.ts';
import type {
  EntryEditor_EntryFragment as Entry,
  EntryEditor_LabelsFragment as Labels,
} from '../EntryEditor.generated.ts';
import { type Document, DOCUMENT_TYPES, keyOf, LONGEST_TITLE, MOST_DOCUMENTS } from '../entryDocuments.ts';
import { entryMessages } from '../messages.ts';
import { plainEntryMessages } from './messages.ts';
import { plainDocumentName, plainNewDocumentName } from './names.ts';
import type { DocumentAct, RefusedDocument } from './savePlainDocuments.ts';

const words = plainEntryMessages.documents;
const said = entryMessages.documents;

const kindsOf = (labels: Labels) =>
  (labels.documentKinds?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa }));

/** Papers of an entry for who has no script: a form for each of them, and one for the next. */
export function PlainDocuments({ entry, labels }: { entry: Entry; labels: Labels }) {
  const { documents } = entry;
  return (
    <>
      {documents.map((document, place) => (
        <DocumentForm
          key={keyOf(document)}
          entry={entry}
          document={document}
          number={formatInteger(place + 1)}
          labels={labels}
        />
      ))}
      {documents.length < MOST_DOCUMENTS && <NewDocumentForm entry={entry} labels={labels} />}
    </>
  );
}

interface DocumentFormProps {
  entry: Entry;
  document: Document;
  number: string;
  labels: Labels;
}

function DocumentForm({ entry: { version }, document, number, labels }: DocumentFormProps) {
  const id = keyOf(document);
  const refused = useRefused<RefusedDocument>(plainDocumentName, id);
  const { title, kind } = refused?.typed ?? document;
  const act = (name: DocumentAct, text: string, label: string) => (
    <Button
      type="submit"
      name="act"
      value={name}
      aria-label={label}
      variant={name === 'REMOVE' ? 'quiet' : 'secondary'}
    >
      {text}
    </Button>
  );
  return (
    <PlainForm
      name={plainDocumentName}
      label={words.each(number)}
      hidden={{ id, version }}
      className="flex flex-col gap-3 rounded-card border border-border p-3"
    >
      {document.isWaiting && (
        <p>
          <Badge kind="warning">{said.waits}</Badge>
        </p>
      )}
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField
          name="title"
          label={said.titleOf(number)}
          hint={document.name ?? said.nameOnly}
          defaultValue={title}
          readOnly={!document.fileId}
          error={refused?.problems.title}
          maxLength={LONGEST_TITLE}
          dir="auto"
          autoComplete="off"
        />
        {document.fileId && (
          <Select
            name="kind"
            label={said.kindOf(number)}
            defaultValue={kind}
            error={refused?.problems.kind}
            options={kindsOf(labels)}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {document.fileId && act('SAY', words.save, words.saveOf(number))}
        {document.fileId && act('OPEN', words.open, said.download(document.title))}
        {act('REMOVE', words.remove, said.remove(document.title))}
      </div>
    </PlainForm>
  );
}

function NewDocumentForm({ entry: { id, version }, labels }: { entry: Entry; labels: Labels }) {
  const refused = useRefused<RefusedDocument>(plainNewDocumentName, id);
  const { title = '', kind = '' } = refused?.typed ?? {};
  return (
    <PlainForm name={plainNewDocumentName} label={words.addTitle} hidden={{ id, version }} takesFile>
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <PlainFileField
        name="document"
        label={words.file}
        hint={said.limits}
        accept={DOCUMENT_TYPES}
        error={refused?.problems.document}
        held={refused?.held}
      />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField
          name="title"
          label={words.title}
          hint={words.titleHint}
          defaultValue={title}
          error={refused?.problems.title}
          dir="auto"
          autoComplete="off"
        />
        <Select
          name="kind"
          label={words.kind}
          defaultValue={kind}
          error={refused?.problems.kind}
          options={[{ value: '', label: words.kindOfFile }, ...kindsOf(labels)]}
        />
      </div>
      <div>
        <Button type="submit">{words.add}</Button>
      </div>
    </PlainForm>
  );
}
