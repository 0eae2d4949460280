import type { ManifestPart } from '../../../platform/modules/merge-manifests.ts';
import * as enums from './types.enums.ts';
import { contentTypeErrors } from './types.errors.ts';
import { contentTypeForms } from './types.forms.ts';
import { contentTypeRoutes } from './types.routes.ts';
import type { ContentTypes } from './types.service.ts';

export const contentTypesPart = (types: ContentTypes): ManifestPart => ({
  errors: contentTypeErrors,
  enums,
  forms: contentTypeForms,
  routes: (v1) => contentTypeRoutes(v1, types),
  nodes: [{ type: 'ContentType', table: 'content_types' }],
});
