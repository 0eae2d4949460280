import { tehranDay } from '../../../platform/calendar.ts';
import { decimal, parseTyped } from '../../../platform/decimal.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import { allocate, rials } from '../../../platform/money.ts';
import type { TradeRequest } from '../../sourcing/requests/trade.schemas.ts';
import type { NewMilestone } from './milestones.schemas.ts';

/** A part of a service as it is offered and agreed to. */
export type PlannedMilestone = { title: string; basisPoints: number; dueOn: string | null };
/** The same with what it costs. */
export type AgreedMilestone = PlannedMilestone & { netRial: string; vatRial: string };
type Kind = TradeRequest['categoryType'];

/** What is done in parts: what is made for somebody, not what is sent. */
const inParts: readonly Kind[] = ['IndustrialService', 'ConsultingService'];
const WHOLE = 10_000;

/** A share as it was typed, in hundredths of a percent. */
const basisPointsOf = (typed: string | undefined) =>
  Number(
    parseTyped(typed ?? '')
      ?.times(100)
      .toFixed() ?? 0,
  );

/** What is wrong with the parts in which a service is offered: together they are all of it. */
export function problemsOfMilestones(
  milestones: readonly NewMilestone[],
  { categoryType, now }: { categoryType: Kind; now: Date },
): FieldError[] {
  if (milestones.length === 0) return [];
  if (!inParts.includes(categoryType)) return [{ field: 'milestones', code: 'MILESTONES_OF_SERVICES' }];
  const today = tehranDay(now);
  const errors = milestones.flatMap(({ sharePercent, dueOn }, index): FieldError[] => {
    const isLast = index === milestones.length - 1;
    const problem = problemOfShare(`milestones[${index}].sharePercent`, sharePercent, isLast);
    const isPast = dueOn !== undefined && dueOn < today;
    return [...(problem ? [problem] : []), ...(isPast ? [dayPast(index)] : [])];
  });
  return errors.length > 0 ? errors : problemOfSum(milestones);
}

const dayPast = (index: number): FieldError => ({ field: `milestones[${index}].dueOn`, code: 'DAY_PAST' });

/** From a hundredth of a percent to all; the last part takes what is left where none is typed. */
function problemOfShare(field: string, typed: string | undefined, isLast: boolean): FieldError | undefined {
  if (typed === undefined) return isLast ? undefined : { field, code: 'REQUIRED' };
  const value = parseTyped(typed);
  if (!value) return { field, code: 'NUMERIC' };
  if (value.lt('0.01')) return { field, code: 'MIN_VALUE', params: ['0.01'] };
  if (value.gt(100)) return { field, code: 'MAX_VALUE', params: ['100'] };
  return value.times(100).round(0, 0).eq(value.times(100))
    ? undefined
    : { field, code: 'DECIMAL_PLACES', params: ['2'] };
}

function problemOfSum(milestones: readonly NewMilestone[]): FieldError[] {
  const all = milestones.reduce((sum, { sharePercent }) => sum + basisPointsOf(sharePercent), 0);
  const isLeft = milestones.at(-1)!.sharePercent === undefined;
  if (isLeft ? all < WHOLE : all === WHOLE) return [];
  const field = `milestones[${milestones.length - 1}].sharePercent`;
  return [{ field, code: 'SHARES_SUM', params: [percentOf(all)] }];
}

/** Parts that were judged, the last one with what is left. */
export function plannedOf(milestones: readonly NewMilestone[]): PlannedMilestone[] {
  const shares = milestones.map(({ sharePercent }) => basisPointsOf(sharePercent));
  const others = shares.slice(0, -1).reduce((sum, each) => sum + each, 0);
  return milestones.map(({ title, dueOn }, index) => ({
    title,
    dueOn: dueOn ?? null,
    basisPoints: index === milestones.length - 1 ? WHOLE - others : shares[index]!,
  }));
}

export const percentOf = (basisPoints: number) => decimal(basisPoints).div(100).toFixed();

/** As they would be typed. */
export const typedMilestones = (milestones: readonly PlannedMilestone[]): NewMilestone[] =>
  milestones.map(({ title, basisPoints, dueOn }) => ({
    title,
    sharePercent: percentOf(basisPoints),
    ...(dueOn !== null && { dueOn }),
  }));

/** Some amounts, each given out to the parts by their shares: to the rial the parts are the whole. */
export function givenOut<Names extends string>(
  amounts: Record<Names, bigint>,
  milestones: readonly Pick<PlannedMilestone, 'basisPoints'>[],
): Record<Names, bigint>[] {
  const weights = milestones.map(({ basisPoints }) => BigInt(basisPoints));
  const shares = Object.entries<bigint>(amounts).map(
    ([name, amount]) => [name, allocate(rials(amount), weights)] as const,
  );
  const ofPart = (index: number): Record<string, bigint> =>
    Object.fromEntries(shares.map(([name, of]) => [name, of[index]!]));
  return milestones.map((_, index) => ofPart(index) as Record<Names, bigint>);
}
