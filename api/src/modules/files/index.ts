export { FileScan } from './files.schemas.ts';
export { filesRoutes } from './files.routes.ts';
export { LARGEST_FILE, makeFiles, type Files } from './files.service.ts';
