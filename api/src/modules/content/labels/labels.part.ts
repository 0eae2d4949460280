import type { ManifestPart } from '../../../platform/modules/merge-manifests.ts';
import { labelErrors } from './labels.errors.ts';
import { labelForms } from './labels.forms.ts';
import { labelRoutes } from './labels.routes.ts';
import type { ContentLabels } from './labels.service.ts';

export const contentLabelsPart = (labels: ContentLabels): ManifestPart => ({
  errors: labelErrors,
  forms: labelForms,
  routes: (v1) => labelRoutes(v1, labels),
  nodes: [{ type: 'ContentLabel', table: 'content_labels' }],
});
