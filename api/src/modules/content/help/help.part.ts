import type { ManifestPart } from '../../../platform/modules/merge-manifests.ts';
import { makeQuestions } from '../questions/questions.service.ts';
import { helpErrors } from './help.errors.ts';
import { helpForms } from './help.forms.ts';
import { helpRoutes } from './help.routes.ts';
import { type HelpParts, makeHelp } from './help.service.ts';

export function helpPart(parts: HelpParts): ManifestPart {
  const help = makeHelp({ ...parts, questions: makeQuestions(parts) });
  return {
    errors: helpErrors,
    forms: helpForms,
    routes: (v1) => helpRoutes(v1, help),
    nodes: [{ type: 'HelpEntry', table: 'help_entries' }],
  };
}
