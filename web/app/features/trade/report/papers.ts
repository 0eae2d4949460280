import type { ScreenArgs } from '../../../platform/graph/load.ts';
import { keepQuery } from '../../../platform/site/keepQuery.ts';
import { queryReader } from '../../../platform/site/queryReader.ts';

/** What is printed of an order. */
const papers = ['report', 'request', 'offer', 'agreement'] as const;
export type PaperKind = (typeof papers)[number];

/** Which paper an address asks for, and of an offer which one: the last one without its id. */
export interface PaperChoice {
  paper: PaperKind;
  offerId?: string;
}

export const reportPath = (id: string) => `/profile/directOrderReport/${id}`;

/** The report is the one without a word. */
function choiceSearch({ paper, offerId }: PaperChoice): string {
  const query = new URLSearchParams();
  if (paper !== 'report') query.set('paper', paper);
  if (paper === 'offer' && offerId) query.set('offer', offerId);
  return query.size > 0 ? `?${query}` : '';
}

export const paperHref = (id: string, choice: PaperChoice) => reportPath(id) + choiceSearch(choice);

export function readPaper(args: ScreenArgs): PaperChoice {
  const reader = queryReader(new URL(args.request.url).search);
  const paper = reader.choice('paper', (word) => papers.find((each) => each === word)) ?? 'report';
  const offerId = reader.choice('offer', (word) => (/^[0-9a-f-]{36}$/.test(word) ? word : undefined));
  const choice = { paper, ...(paper === 'offer' && offerId && { offerId }) };
  for (const name of reader.rest()) reader.refuse(name, 'UNKNOWN_PARAMETER');
  keepQuery(args, reader.problems, choiceSearch(choice));
  return choice;
}
