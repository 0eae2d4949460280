import { useRef, useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { IconButton } from '../../../design/IconButton.tsx';
import { Section } from '../../../design/Section.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { SupplierDocumentKind } from '../../../platform/graph/types.generated.ts';
import { write } from '../../../platform/graph/write.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { openEntryFile } from '../../listings/index.ts';
import { UploadProgress } from '../../files/index.ts';
import {
  type EntryEditor_EntryFragment as Entry,
  type EntryEditor_LabelsFragment as Labels,
  UpdateSupplierProductDocumentsDocument,
} from './EntryEditor.generated.ts';
import {
  type Document,
  DOCUMENT_TYPES,
  isTitle,
  keyOf,
  kindOf,
  LONGEST_TITLE,
  MOST_DOCUMENTS,
  titleOf,
  type WrittenDocument,
  writtenDocuments,
} from './entryDocuments.ts';
import { isReviewed } from './isReviewed.ts';
import { entryMessages } from './messages.ts';
import { PlainDocuments } from './plain/PlainDocuments.tsx';
import type { EntryWriting } from './useEntryWriting.ts';
import { type Sending, useSending } from './useSending.ts';
import { useSentFile } from './useSentFile.ts';

const words = entryMessages.documents;
interface DocumentsPartProps {
  writing: EntryWriting;
  isOpen: boolean;
  labels: Labels;
}

/** Papers of an entry, each with a title and a kind. Each act is saved by itself. */
export function DocumentsPart({ writing, isOpen, labels }: DocumentsPartProps) {
  const { documents, status } = writing.entry;
  const [failure, setFailure] = useState<string>();
  const sending = useSending();
  const input = useRef<HTMLInputElement>(null);

  const save = (change: (now: readonly Document[]) => readonly WrittenDocument[]) =>
    writing.inTurn(async ({ id, version, documents: now }) => {
      const { ownSupplierProduct } = await write(UpdateSupplierProductDocumentsDocument, {
        input: { supplierProductId: id, version, documents: writtenDocuments(change(now)) },
      });
      writing.took(readFragment<Entry>(ownSupplierProduct));
    });
  const act = async (change: Parameters<typeof save>[0]) => {
    setFailure(undefined);
    try {
      await save(change);
    } catch (error) {
      setFailure(textOf(error, formMessages.failed, formMessages.offline));
    }
  };
  const room = MOST_DOCUMENTS - documents.length - sending.all.length;
  return (
    <Section id="documents" title={entryMessages.part.documents}>
      <div
        className="flex flex-col gap-4"
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => {
          if (!isOpen || event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          sending.add([...event.dataTransfer.files].slice(0, room));
        }}
      >
        <p className="max-w-[68ch] text-muted">{words.lead}</p>
        {isReviewed(status) && <p className="text-muted">{words.newOnesWait}</p>}
        {failure && <Alert kind="error">{failure}</Alert>}
        {isOpen && <PlainDocuments entry={writing.entry} labels={labels} />}
        <ul aria-label={words.list} className={isOpen ? 'flex flex-col gap-4 noscript:hidden' : 'flex flex-col gap-4'}>
          {documents.map((document, place) => (
            <DocumentRow
              key={keyOf(document)}
              document={document}
              number={formatInteger(place + 1)}
              isOpen={isOpen}
              labels={labels}
              change={(more) => act((now) => now.map((each) => (isSame(each, document) ? { ...each, ...more } : each)))}
              remove={() => void act((now) => now.filter((each) => !isSame(each, document)))}
            />
          ))}
          {sending.all.map((each) => (
            <SendingDocument
              key={each.key}
              sending={each}
              isTurn={sending.isTurn(each)}
              arrived={(fileId, name) => save((now) => [...now, { title: titleOf(name), kind: kindOf(name), fileId }])}
              end={() => sending.end(each.key)}
              failed={() => sending.failed(each.key)}
            />
          ))}
        </ul>
        {isOpen && room > 0 && (
          <div className="flex flex-wrap items-center gap-3 noscript:hidden">
            <input
              ref={input}
              type="file"
              accept={DOCUMENT_TYPES}
              multiple
              hidden
              tabIndex={-1}
              aria-label={words.choose}
              onChange={({ target }) => {
                sending.add([...(target.files ?? [])].slice(0, room));
                target.value = '';
              }}
            />
            <Button icon="file-up" onClick={() => input.current?.click()}>
              {words.choose}
            </Button>
            <span className="text-[0.875rem] text-muted">{words.limits}</span>
          </div>
        )}
      </div>
    </Section>
  );
}

const isSame = (one: Document, other: Document) => keyOf(one) === keyOf(other);

interface DocumentRowProps {
  document: Document;
  number: string;
  isOpen: boolean;
  labels: Labels;
  change(more: Partial<WrittenDocument>): Promise<void>;
  remove(): void;
}

function DocumentRow({ document, number, isOpen, labels, change, remove }: DocumentRowProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? document.title;
  const isWrong = !isTitle(text.trim());
  const keep = async () => {
    if (typed === undefined || isWrong) return;
    if (typed.trim() !== document.title) await change({ title: typed.trim() });
    setTyped(undefined);
  };
  return (
    <li className="grid items-start gap-3 rounded-card border border-border p-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
      <TextField
        label={words.titleOf(number)}
        value={text}
        readOnly={!isOpen || !document.fileId}
        dir="auto"
        maxLength={LONGEST_TITLE}
        autoComplete="off"
        hint={document.isWaiting ? words.waits : (document.name ?? words.nameOnly)}
        {...(isWrong && { error: words.titleWrong })}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void keep()}
        onKeyDown={({ key }) => key === 'Enter' && void keep()}
      />
      <Select
        label={words.kindOf(number)}
        value={document.kind}
        disabled={!isOpen || !document.fileId}
        options={(labels.documentKinds?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa }))}
        onChange={({ target }) => void change({ kind: target.value as SupplierDocumentKind })}
      />
      <div className="flex gap-1 sm:mt-7">
        {document.fileId && (
          <IconButton
            icon="download"
            label={words.download(document.title)}
            onClick={() => void openEntryFile(document.fileId!)}
          />
        )}
        {isOpen && <IconButton icon="trash" label={words.remove(document.title)} onClick={remove} />}
      </div>
    </li>
  );
}

interface SendingDocumentProps {
  sending: Sending;
  isTurn: boolean;
  arrived(fileId: string, name: string): Promise<void>;
  end(): void;
  failed(): void;
}

function SendingDocument(props: SendingDocumentProps) {
  const { failure, upload } = useSentFile({ ...props, accept: DOCUMENT_TYPES });
  const { sending, isTurn, end } = props;
  return (
    <li className="flex flex-col gap-2 rounded-card border border-border p-3">
      <p className="truncate" dir="auto">
        {sending.file.name}
      </p>
      {failure ? (
        <>
          <p role="alert" className="text-danger">
            {failure}
          </p>
          <div>
            <Button size="small" onClick={end} aria-label={entryMessages.images.dismissOf(sending.file.name)}>
              {entryMessages.images.dismiss}
            </Button>
          </div>
        </>
      ) : isTurn ? (
        <UploadProgress upload={{ ...upload, cancel: () => (upload.cancel(), end()) }} />
      ) : (
        <p className="text-muted">{entryMessages.images.queued}</p>
      )}
    </li>
  );
}
