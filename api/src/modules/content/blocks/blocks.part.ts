import type { ManifestPart } from '../../../platform/modules/merge-manifests.ts';
import * as enums from './blocks.enums.ts';
import { blockErrors } from './blocks.errors.ts';
import { blockForms } from './blocks.forms.ts';
import { blockRoutes } from './blocks.routes.ts';
import { makeBlocks } from './blocks.service.ts';

export function blocksPart(parts: Parameters<typeof makeBlocks>[0]) {
  const blocks = makeBlocks(parts);
  return {
    errors: blockErrors,
    enums,
    forms: blockForms,
    routes: (v1) => blockRoutes(v1, blocks),
  } satisfies ManifestPart;
}
