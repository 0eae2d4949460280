import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { CompletenessDocument } from './Completeness.generated.ts';

/** How much is filled of the own data, and of the company that counts with them: the first one that is owned. */
export interface Filled {
  completenessPercent: number;
  nextMissingField: string | null;
  customer: { id: string } | null;
}

interface Member {
  id: string;
  isOwner: boolean;
  permissions: readonly unknown[];
}

/** The one that counts; who may do nothing for now owns nothing for now. */
const counting = (customers: readonly Member[]) =>
  customers.find(({ isOwner, permissions }) => isOwner && permissions.length > 0);

/** Asks again how much is filled where another company counts by now. @returns undefined where none does, or no answer came */
export async function recount(customers: readonly Member[], before: Filled): Promise<Filled | undefined> {
  if (counting(customers)?.id === before.customer?.id) return undefined;
  const { viewer } = await pageGraph().reload(CompletenessDocument, {});
  return viewer?.customerProfile ?? undefined;
}
