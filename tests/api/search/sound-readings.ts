import type { SearchInput } from './search-inputs/index.ts';

type Counted = { count: number; countIsCapped: boolean };
type Chip = Counted & { text: string; propertyId: string; value?: string; maxValue?: string };
export type Reading = {
  text: string;
  tier: string;
  place?: { text: string };
  applied: Chip[];
  questions: { text: string; choices: Chip[] }[];
  left: { text: string; reason: string }[];
  repaired?: { from: string; to: string };
  asked?: Counted & { text: string };
  relaxed: (Counted & { text: string })[];
};

/** What no answer says: how the api is made, where it runs. */
export const innards =
  /node_modules|\.[cm]?[jt]s:\d|127\.0\.0\.1|localhost|product_search|tsquery|syntax error|\bat [\w.]+ \(/i;
const LARGEST_READING = 6_000;
const hasLetter = /[\p{L}\p{N}]/u;

/** The names of what does not hold. */
export const broken = (rules: Record<string, boolean>) => Object.keys(rules).filter((rule) => !rules[rule]);

/** What must hold of every reading. */
export function brokenIn(reading: Reading, { text, shown = text, isNonsense }: SearchInput): string[] {
  const { applied, questions, left, repaired, asked, relaxed, place, tier } = reading;
  const rest = shown.slice(reading.text.length).trim();
  const chips = [...applied, ...questions.flatMap(({ choices }) => choices)];
  const words = [...applied, ...questions, ...left, ...(place ? [place] : [])].map((each) => each.text);
  const counts = [...chips, ...relaxed, ...(asked ? [asked] : [])].map(({ count }) => count);
  return broken({
    'what was searched is what was typed, from its beginning': shown.startsWith(reading.text),
    'words behind the 24th are told wherever something is found':
      rest === '' || tier === 'NONE' || (left.at(-1)?.text === rest && left.at(-1)?.reason === 'WORD'),
    'words stand in the text as they were typed': words.every((each) => shown.includes(each) && hasLetter.test(each)),
    'what is offered finds something': counts.every((count) => count > 0),
    'lists have an end': Math.max(applied.length, questions.length, left.length) <= 24 && relaxed.length <= 5,
    'nothing is repaired': repaired === undefined,
    'nonsense finds nothing and means nothing':
      !isNonsense || (tier === 'NONE' && chips.length + relaxed.length === 0 && asked === undefined),
    'it is small': JSON.stringify(reading).length < LARGEST_READING,
  });
}

/** Some at a time, as several people ask. */
export async function complaints<T>(
  items: readonly T[],
  judge: (item: T) => Promise<string | undefined>,
): Promise<string[]> {
  const left = items.values();
  const wrong: string[] = [];
  const goOn = async () => {
    for (const item of left) {
      const complaint = await judge(item);
      if (complaint) wrong.push(complaint);
    }
  };
  await Promise.all([goOn(), goOn(), goOn(), goOn()]);
  return wrong;
}
