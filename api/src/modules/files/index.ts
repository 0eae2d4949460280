export { FileScan } from './files.enums.ts';
export { fileErrors } from './files.errors.ts';
export { filesRoutes } from './files.routes.ts';
export { LARGEST_FILE, makeFiles, type Files } from './files.service.ts';
