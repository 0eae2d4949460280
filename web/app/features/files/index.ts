// What other features may use to send files.
export { uploadFailure } from './uploadFailure.ts';
export { UploadProgress } from './UploadProgress.tsx';
export { useUpload } from './useUpload.ts';
