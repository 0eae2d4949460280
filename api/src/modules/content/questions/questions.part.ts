import type { ManifestPart } from '../../../platform/modules/merge-manifests.ts';
import { questionErrors } from './questions.errors.ts';
import { questionForms } from './questions.forms.ts';
import { questionRoutes } from './questions.routes.ts';
import { makeQuestions, type QuestionParts } from './questions.service.ts';
import { makeStaffQuestions } from './staff-questions.service.ts';

export type { QuestionParts };

export function questionsPart(parts: QuestionParts): ManifestPart {
  const questions = makeQuestions(parts);
  const staff = makeStaffQuestions(parts);
  return {
    errors: questionErrors,
    forms: questionForms,
    routes: (v1) => questionRoutes(v1, questions, staff),
    recurring: { 'forget-faq-visitors': { everyMinutes: 60, run: questions.forgetOld } },
    nodes: [
      { type: 'FaqQuestion', table: 'faq_questions' },
      { type: 'FaqCategory', table: 'faq_categories' },
    ],
  };
}
