import { Problem } from '../../platform/problem.ts';
import { hasMacros } from './macros.ts';
import { withZip, type Zip } from './zip.ts';

export type FileKind = 'IMAGE' | 'DOCUMENT' | 'DRAWING' | 'VIDEO';
/** `extension`: what the name of such a file ends in. */
export type FileType = { kind: FileKind; mime: string; extension: string };

/** Bytes that decide the type of all but zips. */
export const DECIDING_BYTES = 4_096;
const MEGABYTE = 1_024 * 1_024;
export const LARGEST = {
  IMAGE: 5 * MEGABYTE,
  DOCUMENT: 20 * MEGABYTE,
  DRAWING: 20 * MEGABYTE,
  VIDEO: 5 * MEGABYTE,
} as const;

const latin = (head: Buffer) => head.toString('latin1');
const startsWith = (signature: string) => (head: Buffer) => latin(head.subarray(0, signature.length)) === signature;
const type = (kind: FileKind, extension: string, mime: string): FileType => ({ kind, extension, mime });

const zip = type('DRAWING', 'zip', 'application/zip');
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const docx = type('DOCUMENT', 'docx', `${OFFICE}.wordprocessingml.document`);
const xlsx = type('DOCUMENT', 'xlsx', `${OFFICE}.spreadsheetml.sheet`);

/**
 * The types that are taken, by their first bytes. A table of our own: it is short, and the libraries know neither DXF nor
 * STEP, which are text, and many types that must not pass.
 */
const signatures: [FileType, (head: Buffer) => boolean][] = [
  [type('IMAGE', 'jpg', 'image/jpeg'), startsWith('\xff\xd8\xff')],
  [type('IMAGE', 'png', 'image/png'), startsWith('\x89PNG\r\n\x1a\n')],
  [type('IMAGE', 'webp', 'image/webp'), (head) => /^RIFF.{4}WEBP/s.test(latin(head.subarray(0, 12)))],
  [type('DOCUMENT', 'pdf', 'application/pdf'), startsWith('%PDF-')],
  [type('DRAWING', 'dwg', 'image/vnd.dwg'), (head) => /^AC10\d\d/.test(latin(head.subarray(0, 6)))],
  [type('DRAWING', 'dxf', 'image/vnd.dxf'), startsWith('AutoCAD Binary DXF\r\n\x1a\0')],
  [
    type('DRAWING', 'dxf', 'image/vnd.dxf'),
    // Lines of comment (group 999) may stand before the first section.
    (head) => /^(\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\r?\n/.test(latin(head)),
  ],
  [type('DRAWING', 'step', 'model/step'), (head) => /^\s*ISO-10303-21;/.test(latin(head))],
  [type('VIDEO', 'webm', 'video/webm'), startsWith('\x1aE\xdf\xa3')],
  [zip, startsWith('PK\x03\x04')],
];

/** The type by the first bytes of a file; of a zip only that it is one. Undefined: not a type that is taken. */
export const typeOf = (head: Buffer): FileType | undefined => signatures.find(([, fits]) => fits(head))?.[0];

/**
 * What a zip on disk is, by the names in its directory: a document of an office program, or a bundle of drawings.
 * @throws Problem 400 FILE_BROKEN for one that was cut; 415 FILE_HAS_MACROS for an office paper with code in it
 */
export async function typeOfZip(path: string, size: number): Promise<FileType> {
  const found = await withZip(path, size, async (contents) => {
    if (await hasMacros(contents)) throw new Problem(415, 'FILE_HAS_MACROS');
    if (has(contents, 'word/document.xml')) return docx;
    return has(contents, 'xl/workbook.xml') ? xlsx : zip;
  }).catch(asBroken);
  return found ?? asBroken();
}

const has = ({ entries }: Zip, name: string) => entries.some((each) => each.name === name);

/** What cannot be unpacked is no paper. */
function asBroken(error?: unknown): never {
  if (error instanceof Problem || isOfDisk(error)) throw error;
  throw new Problem(400, 'FILE_BROKEN');
}

const isOfDisk = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.syscall !== undefined;
