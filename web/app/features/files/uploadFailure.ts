import { GraphError } from '../../platform/graph/GraphError.ts';
import { fileMessages as words } from './messages.ts';

const texts: Record<string, string> = {
  FILE_TOO_LARGE: words.tooLarge,
  MAX_MINUTES: words.videoTooLong,
  VIDEO_NOT_SEEKABLE: words.notSeekable,
  MAX_MEGAPIXELS: words.tooManyPixels,
  MAX_IMAGE_SIDE: words.tooLong,
  FILE_HAS_MACROS: words.hasMacros,
  TOO_MANY_AT_ONCE: words.tooManyAtOnce,
  IMAGE_WORK_LIMIT: words.imageWork,
  BUSY: words.stillBusy,
  OVERLOADED: words.stillBusy,
  IMAGE_NOT_DONE: words.stillBusy,
  FILE_TYPE_NOT_ALLOWED: words.typeNotAllowed,
  FILE_BROKEN: words.broken,
  TOO_MANY_FILES: words.tooMany,
};

/** What a person reads when a file was not taken. */
export function uploadFailure(error: unknown): string {
  if (!(error instanceof GraphError)) return words.failed;
  const [field] = error.data.fields ?? [];
  if (field?.code === 'MAX_MEGABYTES') return field.params?.[0] === '5' ? words.imageTooLarge : words.fileTooLarge;
  return texts[field?.code ?? ''] ?? texts[error.code] ?? words.failed;
}
