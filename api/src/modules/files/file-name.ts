const LONGEST = 120;
const UNNAMED = 'file';
/** Names that Windows keeps for devices, whatever follows the first dot: a file of such a name can be neither opened nor removed there. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)[0-9¹²³]|conin\$|conout\$) *(\.|$)/i;

/**
 * A name as it may be shown and offered for saving: the last part of a path, no control or direction characters, and the
 * ending of the type that the bytes are of, whatever the sender called it. Names of devices get a `_` before them.
 */
export function safeName(given: string, extension: string): string {
  const plain = given
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, '')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .split(/[\\/]/)
    .at(-1)!
    .replace(/[<>:"|?*]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const isRight = endings(extension).some((ending) => plain.toLowerCase().endsWith(ending));
  const cut = plain.lastIndexOf('.');
  const [stem, end] = isRight ? [plain.slice(0, cut), plain.slice(cut)] : [plain, `.${extension}`];
  const name = ([...stem].slice(0, LONGEST).join('').trim() || UNNAMED) + end;
  return DEVICE.test(name) ? `_${name}` : name;
}

const others: Record<string, string[]> = { jpg: ['.jpeg'], step: ['.stp'] };
const endings = (extension: string) => [`.${extension}`, ...(others[extension] ?? [])];

/** A `Content-Disposition` that names a file in any script (RFC 6266). */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const any = encodeURIComponent(name).replace(/['()*]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${any}`;
}
