import type { PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import type { Match } from '../MatchChoice.tsx';
import { ProductMatchesDocument } from '../NewEntryDialog.generated.ts';

const [SHORTEST, LONGEST] = [2, 100];

/** By what a base product is looked for. */
export interface TypedFind {
  name: string;
  brandName: string;
}

/** What was found; a form has none of it where nothing was looked for. */
export interface Found {
  matches: readonly Match[];
  /** What each reason of a match is called. */
  reasons: [string, string][];
}

export const typedFind = (sent: PlainAnswer): TypedFind => ({
  name: sent.text('name').trim().slice(0, LONGEST),
  brandName: sent.text('brandName').trim().slice(0, LONGEST),
});

export const isTooShort = ({ name }: TypedFind) => name.length < SHORTEST;

/** Looks for base products, own proposals among them. */
export async function findProducts(args: ScreenArgs, { name, brandName }: TypedFind): Promise<Found> {
  const asked = { name, ...(brandName && { brandName }) };
  const { viewer, matchReasons } = await load(args, ProductMatchesDocument, asked);
  const reasons = matchReasons?.values.map(({ value, displayFa }): [string, string] => [value, displayFa]) ?? [];
  return { matches: viewer?.baseProductMatches ?? [], reasons };
}
