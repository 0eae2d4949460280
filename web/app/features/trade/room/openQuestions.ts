import type { Room_RequestFragment as Request } from './Room.generated.ts';

/** A question that waits for the buyer's answer. */
export interface OpenQuestion {
  id: string;
  /** Who asks. */
  sellerName: string;
  text: string;
  lineIds: readonly string[];
  askedAt: string;
}

/** What sellers asked and nobody has answered: of an order at most one question, of a request to several those of all sellers. */
export function openQuestions({ question, clarifications, merchantName }: Request): OpenQuestion[] {
  const own = question ? [{ id: 'question', sellerName: merchantName, ...question }] : [];
  const others = clarifications
    .filter(({ answeredAt, merchantName: asker }) => !answeredAt && asker)
    .map(({ merchantName: asker, ...each }) => ({ ...each, sellerName: asker! }));
  return [...own, ...others];
}
