import type { ManifestPart } from '../../../platform/modules/merge-manifests.ts';
import { operatorForms } from './operator.forms.ts';
import { operatorRoutes } from './operator.routes.ts';
import { makeOperator } from './operator.service.ts';

export function operatorPart(parts: Parameters<typeof makeOperator>[0]) {
  const operator = makeOperator(parts);
  return {
    forms: operatorForms,
    routes: (v1) => operatorRoutes(v1, operator),
  } satisfies ManifestPart;
}
