import type { Module } from '../../platform/modules/module.ts';
import * as enums from './files.enums.ts';
import { fileErrors } from './files.errors.ts';
import { filesRoutes } from './files.routes.ts';
import { makeFiles } from './files.service.ts';

export function filesModule(parts: Parameters<typeof makeFiles>[0]) {
  const files = makeFiles(parts);
  return {
    name: 'files',
    about: 'Uploaded files. Bytes travel here and not through the graph.',
    errors: fileErrors,
    enums,
    routes: (v1) => filesRoutes(v1, files),
    personal: { files: files.personal },
    recurring: { 'sweep-files': { everyMinutes: 10, run: files.sweep } },
    service: files,
  } satisfies Module;
}
