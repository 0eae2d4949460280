import { invalidAll } from '../../platform/problem.ts';
import { typedLine } from '../../platform/text.ts';
import { brokenTexts } from '../../platform/typed-texts.ts';

const LONGEST = 120;
const UNNAMED = 'file';
/** Names that Windows keeps for devices, whatever follows the first dot: a file of such a name can be neither opened nor removed there. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)[0-9¹²³]|conin\$|conout\$) *(\.|$)/i;

/**
 * A name as it may be shown and offered for saving: what people type in one line, the last part of a path, and the ending of the type that the bytes are of, whatever the sender called it. Names of devices get a `_` before them.
 */
export function safeName(given: string, extension: string): string {
  const last = typedLine(given).split(/[\\/]/).at(-1)!;
  const plain = typedLine(last.replace(/[<>:"|?*]/g, ' ')).replace(/^[. ]+|[. ]+$/g, '');
  const isRight = endings(extension).some((ending) => plain.toLowerCase().endsWith(ending));
  const cut = plain.lastIndexOf('.');
  const [stem, end] = isRight ? [plain.slice(0, cut), plain.slice(cut)] : [plain, `.${extension}`];
  const name = (typedLine([...stem].slice(0, LONGEST).join('')) || UNNAMED) + end;
  return DEVICE.test(name) ? `_${name}` : name;
}

/** @throws Problem 400 CHAR_NOT_ALLOWED for a name that is no text */
export const requireText = (name: string) => invalidAll(brokenTexts(name, ['file']));

const others: Record<string, string[]> = { jpg: ['.jpeg'], step: ['.stp'] };
const endings = (extension: string) => [`.${extension}`, ...(others[extension] ?? [])];

/** A `Content-Disposition` that names a file in any script (RFC 6266). */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const any = encodeURIComponent(name).replace(/['()*]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${any}`;
}
