import { formatInteger } from '../../../platform/numbers/numbers.ts';
import type { OrderChoices } from './choices.ts';
import { orderEditMessages as words } from './messages.ts';
import { type Line, linesIn } from './orderDraft.ts';

/** How a stored value of a draft reads, where somebody else saved another one. */
export const displayOrder =
  (lines: ReadonlyMap<string, Line>, { addresses, paymentTerms }: OrderChoices) =>
  (name: string, value: string): string => {
    if (name === 'lines') {
      const ids = linesIn({ lines: value });
      return [words.lineCount(formatInteger(ids.length)), ...ids.flatMap((id) => lines.get(id)?.title ?? [])].join(
        words.and,
      );
    }
    const listPrices = Object.entries(words.listPrices).map(([key, label]) => ({ value: key, label }));
    if (name.startsWith('alternatives-')) return value === 'yes' ? words.alternatives.yes : words.alternatives.no;
    const options = { addressId: addresses, paymentTerm: paymentTerms, listPrice: listPrices }[name];
    return options?.find((option) => option.value === value)?.label ?? value;
  };
