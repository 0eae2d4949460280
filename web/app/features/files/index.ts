// What other features may use to send files.
export type { Dimensions } from './readPicture.ts';
export { FileField, ON_ITS_WAY } from './FileField.tsx';
export { heldFile, type RefusedPicture } from './heldFile.ts';
export { type HeldFile, IMAGE_TYPES, PlainFileField } from './PlainFileField.tsx';
export { uploadFailure } from './uploadFailure.ts';
export { UploadProgress } from './UploadProgress.tsx';
export { useFileCheck } from './useFileCheck.ts';
export { useUpload } from './useUpload.ts';
