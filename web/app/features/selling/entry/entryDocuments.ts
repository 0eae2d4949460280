import type { SupplierDocumentKind } from '../../../platform/graph/types.generated.ts';
import type { EntryEditor_EntryFragment as Entry } from './EntryEditor.generated.ts';
import { entryMessages } from './messages.ts';

export type Document = Entry['documents'][number];
export type WrittenDocument = Pick<Document, 'title' | 'kind' | 'fileId'>;

export const MOST_DOCUMENTS = 10;
const SHORTEST_TITLE = 2;
export const LONGEST_TITLE = 80;
/** What a paper may be. */
export const DOCUMENT_TYPES = [
  'application/pdf,image/jpeg,image/png,image/webp,application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.dwg,.dxf,.step,.stp',
].join(',');

export const isTitle = (text: string) => [...text].length >= SHORTEST_TITLE && [...text].length <= LONGEST_TITLE;

/** What a paper is called where nobody says it. */
export function titleOf(fileName: string): string {
  const title = fileName
    .replace(/\.[^.]{1,5}$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, LONGEST_TITLE);
  return title.length < SHORTEST_TITLE ? entryMessages.documents.untitled : title;
}

export const kindOf = (fileName: string): SupplierDocumentKind =>
  /\.(dwg|dxf|step|stp)$/i.test(fileName) ? 'DRAWING' : 'DATASHEET';

/** Tells papers of an entry apart: some are named only. */
export const keyOf = ({ fileId, title, kind }: WrittenDocument) => fileId ?? `${kind} ${title}`;

/** What is sent of papers. */
export const writtenDocuments = (documents: readonly WrittenDocument[]) =>
  documents.map(({ title, kind, fileId }) => ({ title, kind, ...(fileId && { fileId }) }));
