/** Bytes of a file from the first to the last, both counted from 0 and meant too. */
export type ByteRange = { first: number; last: number };

/**
 * What a request wants of so many bytes (RFC 9110, 14). One range is served; several, other units and what cannot be read
 * are left out of account, as the standard allows: the answer is then the whole.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') return suffix(Number(to), size);
  const first = Number(from);
  const last = to === '' ? size - 1 : Number(to);
  if (last < first && to !== '') return 'whole';
  return first >= size ? 'unsatisfiable' : { first, last: Math.min(last, size - 1) };
}

const suffix = (length: number, size: number): ByteRange | 'unsatisfiable' =>
  length === 0 ? 'unsatisfiable' : { first: Math.max(0, size - length), last: size - 1 };
