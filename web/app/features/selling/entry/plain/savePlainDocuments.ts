import { redirect } from 'react-router-dom';
import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { found, load } from '../../../../platform/graph/load.ts';
import type { SupplierDocumentKind } from '../../../../platform/graph/types.generated.ts';
import { EntryFileLinkDocument } from '../../../listings/index.ts';
import { heldFile, type HeldFile } from '../../../files/index.ts';
import { UpdateSupplierProductDocumentsDocument } from '../EntryEditor.generated.ts';
import { isTitle, keyOf, kindOf, titleOf, writtenDocuments } from '../entryDocuments.ts';
import { entryMessages } from '../messages.ts';
import { entryAt } from './entryAt.ts';
import { plainDocumentName, plainNewDocumentName } from './names.ts';

const words = entryMessages.documents;

/** What can be done with one paper of an entry. */
export type DocumentAct = 'SAY' | 'OPEN' | 'REMOVE';
/** A form of a paper that was not saved, with the file that came. */
export type RefusedDocument = RefusedPart<{ title: string; kind: string }> & { held?: HeldFile };

const lastPart = (_: string, path: string) => path.replace(/^.*\./, '');

/** Says, opens or removes one paper. */
export const savePlainDocument: PlainAction<RefusedDocument> = async (sent, args) => {
  const { entry } = await entryAt(args);
  const id = sent.text('id');
  const stored = found(
    args,
    entry.documents.find((each) => keyOf(each) === id),
  );
  const act = sent.text('act') as DocumentAct;
  if (act === 'OPEN') {
    const { viewer } = await load(args, EntryFileLinkDocument, { id: found(args, stored.fileId) });
    throw redirect(found(args, viewer?.fileLink).url, 303);
  }
  const typed = { title: sent.text('title').trim(), kind: sent.text('kind') || stored.kind };
  const form = { form: plainDocumentName, id, typed };
  const isRemoval = act === 'REMOVE';
  if (!isRemoval && !isTitle(typed.title))
    return { status: 400, again: { ...form, problems: { title: words.titleWrong } } };
  const said = { ...stored, title: typed.title, kind: typed.kind as SupplierDocumentKind };
  const documents = entry.documents.flatMap((each) => (each !== stored ? [each] : isRemoval ? [] : [said]));
  try {
    await sent.write(UpdateSupplierProductDocumentsDocument, {
      input: {
        supplierProductId: entry.id,
        version: Number(sent.text('version')),
        documents: writtenDocuments(documents),
      },
    });
    return undefined;
  } catch (thrown) {
    return refusedPart(thrown, { ...form, known: ['title', 'kind'], placeOf: lastPart });
  }
};

/** Adds the paper that came with the form, behind those that are there. */
export const savePlainNewDocument: PlainAction<RefusedDocument> = async (sent, args) => {
  const { entry } = await entryAt(args);
  const { id, documents } = entry;
  const typed = { title: sent.text('title').trim(), kind: sent.text('kind') };
  const form = { form: plainNewDocumentName, id, typed };
  const file = heldFile(sent, 'document');
  const problems = {
    ...('problem' in file && { document: file.problem }),
    ...(typed.title !== '' && !isTitle(typed.title) && { title: words.titleWrong }),
  };
  if ('problem' in file) return { status: file.status, again: { ...form, problems } };
  const { held } = file;
  if (problems.title) return { status: 400, again: { ...form, problems, held } };
  const added = {
    title: typed.title || titleOf(held.name),
    kind: (typed.kind || kindOf(held.name)) as SupplierDocumentKind,
    fileId: held.id,
  };
  try {
    await sent.write(UpdateSupplierProductDocumentsDocument, {
      input: {
        supplierProductId: id,
        version: Number(sent.text('version')),
        documents: writtenDocuments([...documents, added]),
      },
    });
    return undefined;
  } catch (thrown) {
    const known = ['document', 'title', 'kind'];
    const placeOf = (_: string, path: string) => (/\.(?:title|kind)$/.exec(path) ? lastPart(_, path) : 'document');
    const refused = refusedPart(thrown, { ...form, known, placeOf });
    // Another file is needed where this one is to blame.
    return refused.again.problems.document ? refused : { ...refused, again: { ...refused.again, held } };
  }
};
