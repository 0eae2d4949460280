import { leavesOf, type CategoryNode } from '../catalog/index.ts';
import type { UnitTable } from '../reference/index.ts';
import { candidatesOf, namedBeside, type Candidate } from './chips.ts';
import type { CategoryScope, Count, SearchEngine, Wanted } from './engine/engine.ts';
import { compileFilters } from './filter.ts';
import type { TypedPiece, TypedText } from './reading/pieces.ts';
import type { FilterChip, SearchReading } from './reading.schemas.ts';

const MOST_CHOICES = 3;
/** Words that need not be there for a number to be a filter. */
const UNSURE = new Set(['PLACE', 'SELLER', 'UNKNOWN']);

/** What is asked besides the text. */
export type Frame = Pick<Wanted, 'now' | 'scope' | 'conditions' | 'includeUnknown'>;
export const categoryScope = (node: CategoryNode): CategoryScope => ({
  id: node.category.id,
  level: node.category.level,
  leafIds: leavesOf(node),
});
/** Everything that is shown at `now`, of a category or of all. */
export const frameOf = (now: Date, node?: CategoryNode): Frame => ({
  now,
  scope: node ? { category: categoryScope(node) } : {},
  conditions: [],
  includeUnknown: false,
});
/** What became of the measures of a text. */
export type Judged = Pick<SearchReading, 'applied' | 'questions'> & {
  /** With the filters. */
  frame: Frame;
  /** Measures that may be several filters: they rank what is found. */
  asked: TypedPiece[];
  /** Measures that are no filter here, with the reason. */
  plain: { piece: TypedPiece; reason: 'UNIT' | 'VALUE' }[];
  /** Words that name the property of a filter, which are no longer looked for. */
  spent: Set<TypedPiece>;
};
type Parts = {
  engine: SearchEngine;
  /** The counts of chips go no further; MOST_COUNTED without. */
  mostTold?: number | undefined;
  text: TypedText;
  measures: TypedPiece[];
  words: TypedPiece[];
  /** The kind whose properties are meant. */
  node: CategoryNode;
  units: UnitTable;
  frame: Frame;
};

/** Decides of each measure of a text whether it is a filter, a question, or neither. */
export async function judgeMeasures(parts: Parts): Promise<Judged> {
  const { engine, measures, words, node } = parts;
  const scope = { ...parts.frame.scope, category: categoryScope(node) };
  const state: Judged = {
    applied: [],
    questions: [],
    asked: [],
    plain: [],
    spent: new Set(),
    frame: { ...parts.frame, scope },
  };
  const sure = words.filter(({ role }) => !UNSURE.has(role));
  const asItStands = await engine.count({ ...state.frame, pieces: [...sure, ...measures.filter(isSaid)] }, 1);
  for (const piece of measures) {
    const { sizes, numbers, isTaken } = candidatesOf(piece.measure!, node, parts.units);
    const later = measures.slice(measures.indexOf(piece) + 1).filter(isSaid);
    const others = [...state.plain.map((each) => each.piece).filter(isSaid), ...later];
    const judge = (candidates: Candidate[]) =>
      judgeOne(parts, state, { piece, candidates, sure, others, isWhole: asItStands.count > 0 });
    // A nominal size is meant by its table, not by its length.
    const isDone = (await judge(sizes)) || (await judge(numbers));
    if (!isDone) state.plain.push({ piece, reason: isTaken ? 'VALUE' : 'UNIT' });
  }
  if (state.applied.length === 0) state.frame = parts.frame;
  return state;
}

/** Intervals that are no filter cannot be looked for. */
const isSaid = ({ ways }: TypedPiece) => ways.length > 0;

type One = { piece: TypedPiece; candidates: Candidate[]; sure: TypedPiece[]; others: TypedPiece[]; isWhole: boolean };

/** @returns whether the measure is a filter or a question */
async function judgeOne(
  { engine, mostTold, text, words, node, units }: Parts,
  state: Judged,
  { piece, candidates, sure, others, isWhole }: One,
): Promise<boolean> {
  const isPlainWord = (at: number) =>
    words.some(({ role, from, to }) => (role === 'WORD' || role === 'UNKNOWN') && from <= at && at < to);
  const named = namedBeside(candidates, text.tokens, piece.measure!, isPlainWord);
  const spent = words.filter(({ from, to }) => named.words && named.words.from <= from && to <= named.words.to);
  const left = sure.filter((each) => !spent.includes(each) && !state.spent.has(each));

  /** With all that is typed; without its other measures only where the text finds nothing as it stands. */
  const countUnder = async ({ filter }: Candidate): Promise<Count> => {
    const conditions = [...state.frame.conditions, ...compileFilters([filter], node.properties, units)];
    const all = await engine.count({ ...state.frame, conditions, pieces: [...left, ...others] }, mostTold);
    return all.count > 0 || others.length === 0 || isWhole
      ? all
      : engine.count({ ...state.frame, conditions, pieces: left }, mostTold);
  };

  const counted = await Promise.all(
    named.candidates.map(async (candidate) => ({ candidate, count: await countUnder(candidate) })),
  );
  const finding = counted.filter(({ count }) => count.count > 0);
  const [first] = finding;
  if (!first) return false;
  const typed = typedText(text, piece, named.words);
  if (named.candidates.length > 1) {
    const choices = finding.slice(0, MOST_CHOICES).map((each) => chipOf(each, node, piece.text));
    state.questions.push({ text: piece.text, choices });
    state.asked.push(piece);
    return true;
  }
  state.applied.push(chipOf(first, node, typed));
  for (const each of spent) state.spent.add(each);
  const conditions = compileFilters([first.candidate.filter], node.properties, units);
  state.frame = { ...state.frame, conditions: [...state.frame.conditions, ...conditions] };
  return true;
}

/** The measure as it was typed, with the words that name its property. */
function typedText({ typed, tokens }: TypedText, { from, to }: TypedPiece, words = { from, to }): string {
  return typed.slice(tokens[Math.min(from, words.from)]!.start, tokens[Math.max(to, words.to) - 1]!.end);
}

function chipOf(
  { candidate, count }: { candidate: Candidate; count: Count },
  node: CategoryNode,
  text: string,
): FilterChip {
  const { property, filter, unit } = candidate;
  const enumValue = property.enumValues.find((each) => each.id === filter.enumValueIds?.[0]);
  return {
    text,
    categoryId: node.category.id,
    propertyId: property.id,
    propertyName: property.name,
    ...(filter.value !== undefined && { value: filter.value }),
    ...(filter.maxValue !== undefined && { maxValue: filter.maxValue }),
    ...(unit && { unit }),
    ...(enumValue && { enumValue }),
    ...count,
  };
}
