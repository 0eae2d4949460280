export { FileScan } from './files.enums.ts';
export { LARGEST_FILE, makeFiles, type Files } from './files.service.ts';
