// What other features may use to send files.
export { checkFile } from './checkFile.ts';
export type { Dimensions } from './readPicture.ts';
export { uploadFailure } from './uploadFailure.ts';
export { UploadProgress } from './UploadProgress.tsx';
export { useUpload } from './useUpload.ts';
