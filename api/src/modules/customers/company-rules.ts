import type { Actor } from '../../platform/actor.ts';
import type { FieldError } from '../../platform/field-error.ts';
import type { LateRule } from '../../platform/late-rules.ts';
import { Problem } from '../../platform/problem.ts';
import type { CompanyFiles } from './company-files.ts';
import type { Company, Customer } from './customers.schemas.ts';

type Parts = {
  files: CompanyFiles;
  /** @throws Problem 404 for a category that is not there */
  category: (id: string) => Promise<unknown>;
};
type Known = Pick<Customer, 'industryCategoryIds' | 'logoFileId' | 'officialGazetteFileId'>;

/** What of a company is not its own: its industries, and the files that become part of it. */
export function makeCompanyRules({ files, category }: Parts) {
  /** One that was put away since stays with who has it. */
  async function errorsIn(ids: readonly string[], stored: readonly string[]): Promise<FieldError[]> {
    const errors: FieldError[] = [];
    for (const [index, id] of ids.entries()) {
      if (stored.includes(id)) continue;
      const field = `company.industryCategoryIds[${index}]`;
      await category(id).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        errors.push({ field, code: 'CATEGORY_NOT_FOUND' });
      });
    }
    return errors;
  }

  /** Judging throws Problem 404 for a file that is not own and free. */
  return (actor: Actor, stored: Known): LateRule<{ company?: Company | undefined }>[] => [
    {
      reads: ['company.industryCategoryIds'],
      judge: ({ company }) => errorsIn(company?.industryCategoryIds ?? [], stored.industryCategoryIds ?? []),
    },
    ...files.rules(actor, stored),
  ];
}
