import type { Zip } from './zip.ts';

/** More of them, or longer ones, no office program writes. */
const MOST_LISTS = 5_000;
const LONGEST_LISTS = 20 * 1_024 * 1_024;
/** What parts of office programs that hold code are usually called, and where OpenDocument keeps it. */
const NAMES = /(^|\/)(vbaproject|vbadata)[^/]*$|(^|\/)(macrosheets|intlmacrosheets)\/|^(basic|scripts)\//;
/**
 * A part may be called anything: an office program goes by the type that the package gives it, or by how another part
 * points at it. In both lists any of these words is of a part that holds code.
 */
const TYPES = /vba(project|data)|macro(enabled|sheet)|xlintlmacrosheet/i;
const CONTENT_TYPES = '[content_types].xml';
const isList = (name: string) => name === CONTENT_TYPES || name.endsWith('.rels');

/** Whether an office paper brings code along, under whatever name. @throws Error for a list that cannot be read */
export async function hasMacros({ entries, read }: Zip): Promise<boolean> {
  if (entries.some(({ name }) => NAMES.test(name.replaceAll('\\', '/')))) return true;
  const lists = entries.filter(({ name }) => isList(name));
  // Other zips may hold what they like under these names.
  if (!lists.some(({ name }) => name === CONTENT_TYPES)) return false;
  if (lists.length > MOST_LISTS) throw new Error('too many lists');
  let left = LONGEST_LISTS;
  for (const list of lists) {
    const content = await read(list, left);
    // What was read of the disk counts, too, however little came of it.
    left -= Math.max(content.length, list.length);
    if (TYPES.test(plain(content))) return true;
  }
  return false;
}

/** Letters as a program reads them: two bytes each or one, and those that are written as numbers. */
const plain = (xml: Buffer) =>
  xml
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/&#(?:x0*([\da-f]{2})|0*(\d{2,3}));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCharCode(hex ? parseInt(hex, 16) : Number(decimal)),
    );
