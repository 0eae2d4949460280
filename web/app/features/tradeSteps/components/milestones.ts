import type { Day, Rial } from '../../../platform/graph/scalars.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { tradeMessages } from '../messages.ts';

const words = tradeMessages.milestone;

/** A part of a service as it is offered or agreed to. */
export interface Planned {
  title: string;
  sharePercent: string;
  totalRial: Rial;
  dueOn: Day | null;
}

/** The same in one line. @param money how amounts are told there */
export const plannedText = ({ title, sharePercent, totalRial, dueOn }: Planned, money: (rial: Rial) => string) =>
  words.planned(title, shareText(sharePercent), money(totalRial), dueOn ? words.until(formatDate(dueOn)) : undefined);

export const shareText = (percent: string) => words.percent(formatDecimal(percent));
