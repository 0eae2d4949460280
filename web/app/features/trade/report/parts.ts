import type { Rial } from '../../../platform/graph/scalars.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import type { Room_LabelsFragment as Labels } from '../room/Room.generated.ts';
import type { Report_RequestFragment as Request } from './Report.generated.ts';

/** What papers of an order are made of. */
export interface PaperParts {
  request: Request;
  labels: Labels;
}

/** Offers of all rounds of all sellers, the newest first. */
export const allQuotesOf = ({ allQuotes, moreQuotes }: Request) => [
  ...(allQuotes?.nodes ?? []),
  ...(moreQuotes?.nodes ?? []),
];

/** An amount of a paper, on which all are in rials. */
export const rialText = (amount: Rial) => formatInteger(BigInt(amount));
export const sumOf = (amounts: readonly Rial[]): Rial =>
  String(amounts.reduce((all, each) => all + BigInt(each), 0n)) as Rial;
