import { fileMessages as words } from './messages.ts';
import { type Dimensions, readPicture } from './readPicture.ts';

const megabyte = 1_024 * 1_024;
const largestImage = 5 * megabyte;
const largestVideo = 5 * megabyte;
const largestFile = 20 * megabyte;
const mostPixels = 50_000_000;

interface FileRule {
  /** Types as a chooser writes them. */
  accept: string;
  /** What is wrong with a picture of that size, in the field's own words. */
  refuse?: (picture: Dimensions) => string | undefined;
}
/** A chosen file as far as a browser can tell: what is wrong with it, or how large the picture is. */
export interface Checked {
  failure?: string | undefined;
  picture?: Dimensions | undefined;
}

/** Looks at a file before it is sent, so that nobody waits for an upload to hear what was plain before. */
export async function checkFile(file: File, { accept, refuse }: FileRule): Promise<Checked> {
  // Without a type the browser does not know it; the api looks at the bytes.
  if (file.type && !accept.split(',').includes(file.type)) return { failure: words.typeNotAllowed };
  const isImage = file.type.startsWith('image/');
  if (isImage && file.size > largestImage) return { failure: words.imageTooLarge };
  if (file.type.startsWith('video/') && file.size > largestVideo) return { failure: words.videoTooLarge };
  if (file.size > largestFile) return { failure: words.fileTooLarge };
  const picture = isImage || !file.type ? await readPicture(file) : undefined;
  // What a browser cannot read is no picture, or broken: the api says which.
  if (!picture) return {};
  if (picture.width * picture.height > mostPixels) return { failure: words.tooManyPixels, picture };
  return { failure: refuse?.(picture), picture };
}
