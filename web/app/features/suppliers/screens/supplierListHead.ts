import { head } from '../../../platform/head/head.ts';
import { formatCount, formatInteger } from '../../../platform/numbers/numbers.ts';
import { supplierMessages } from '../messages.ts';

const words = supplierMessages.list;

/** The head of a list of suppliers, from what its loader gave. */
export function supplierListHead(
  args: Parameters<typeof head>[0],
  opened?: {
    name: string;
    totalCount: number;
    totalCountIsCapped: boolean;
    variables: { pageNumber: number };
    noindex: boolean;
  },
) {
  const { name = '', totalCount = 0, totalCountIsCapped, variables, noindex } = opened ?? {};
  const page = variables && variables.pageNumber > 1 ? formatInteger(variables.pageNumber) : undefined;
  return head(args, {
    title: words.title(name, page),
    description: words.description(name, words.total(formatCount(totalCount, totalCountIsCapped))),
    noindex,
  });
}
