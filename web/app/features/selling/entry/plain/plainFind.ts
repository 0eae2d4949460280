import type { PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { findProducts, type Found, type Sought } from '../findProducts.ts';

const LONGEST = 200;
/** Of a button that looks in the whole market. */
export const WHOLE_MARKET = 'ALL';

/** What was typed into the search of a form without script, and which product is chosen. */
export type TypedFind = Sought & { baseProductId: string };

export const nothingSought: TypedFind = { key: '', categoryId: '', pageNumber: 1, baseProductId: '' };

/** A button that leads down the tree tells where; otherwise one stays in its category. */
export function typedFind(sent: PlainAnswer): TypedFind {
  const go = sent.text('go');
  return {
    key: sent.text('key').trim().slice(0, LONGEST),
    categoryId: go === '' ? sent.text('within') : go === WHOLE_MARKET ? '' : go,
    pageNumber: Math.max(1, Math.trunc(Number(sent.text('page')) || 1)),
    baseProductId: sent.text('baseProductId'),
  };
}

/** Whether it is only looked for something, and nothing is chosen yet. */
export const isFinding = (sent: PlainAnswer): boolean =>
  sent.text('act') === 'FIND' || sent.text('go') !== '' || sent.text('page') !== '';

/** What the form shows beside what was typed. */
export const foundFor = (args: ScreenArgs, sought: Sought): Promise<Found> =>
  findProducts((document, variables) => load(args, document, variables), sought);
