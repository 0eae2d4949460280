import { open } from 'node:fs/promises';

export type FileKind = 'IMAGE' | 'DOCUMENT' | 'DRAWING';
/** `extension`: what the name of such a file ends in. */
export type FileType = { kind: FileKind; mime: string; extension: string };

/** Bytes that decide the type of all but zips. */
export const DECIDING_BYTES = 4_096;
const MEGABYTE = 1_024 * 1_024;
export const LARGEST = { IMAGE: 5 * MEGABYTE, DOCUMENT: 20 * MEGABYTE, DRAWING: 20 * MEGABYTE } as const;

const latin = (head: Buffer) => head.toString('latin1');
const startsWith = (signature: string) => (head: Buffer) => latin(head.subarray(0, signature.length)) === signature;
const type = (kind: FileKind, extension: string, mime: string): FileType => ({ kind, extension, mime });

const zip = type('DRAWING', 'zip', 'application/zip');
const OFFICE = 'application/vnd.openxmlformats-officedocument';

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
  [zip, startsWith('PK\x03\x04')],
];

/** The type by the first bytes of a file; of a zip only that it is one. Undefined: not a type that is taken. */
export const typeOf = (head: Buffer): FileType | undefined => signatures.find(([, fits]) => fits(head))?.[0];

const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22 + 65_535;

/**
 * What a zip on disk is, by the names in its directory: a document of an office program, or a bundle of drawings.
 * @returns undefined for a document with macros; 'broken' for one that was cut
 */
export async function typeOfZip(path: string, size: number): Promise<FileType | 'broken' | undefined> {
  const file = await open(path);
  try {
    const tail = await bytes(file, Math.max(0, size - END_BYTES), Math.min(size, END_BYTES));
    const end = tail.lastIndexOf(END_OF_DIRECTORY);
    if (end < 0 || end + 22 > tail.length) return 'broken';
    const [length, offset] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
    if (offset + length > size) return 'broken';
    const names = latin(await bytes(file, offset, length));
    if (names.includes('vbaProject.bin')) return undefined;
    if (names.includes('word/document.xml')) return type('DOCUMENT', 'docx', `${OFFICE}.wordprocessingml.document`);
    if (names.includes('xl/workbook.xml')) return type('DOCUMENT', 'xlsx', `${OFFICE}.spreadsheetml.sheet`);
    return zip;
  } finally {
    await file.close();
  }
}

async function bytes(file: Awaited<ReturnType<typeof open>>, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
