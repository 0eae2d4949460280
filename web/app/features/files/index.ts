// What other features may use to send files.
export type { Dimensions } from './readPicture.ts';
export { FileField } from './FileField.tsx';
export { FileList } from './FileList.tsx';
export { FILE_TYPES, IMAGE_TYPES } from './fileTypes.ts';
export { fileIn, heldFile, heldFiles, type RefusedPicture } from './heldFile.ts';
export { ON_ITS_WAY } from './onItsWay.ts';
export { type HeldFile, PlainFileField } from './PlainFileField.tsx';
export { requiredFile } from './requiredFile.ts';
export { uploadFailure } from './uploadFailure.ts';
export { UploadProgress } from './UploadProgress.tsx';
export { useFileCheck } from './useFileCheck.ts';
export { useUpload } from './useUpload.ts';
