import type { CategoryNode } from '../../catalog/index.ts';
import type { Piece, Term, Way } from '../engine/engine.ts';
import { codeKey, hasLetter, isCode, stemsOf } from '../words.ts';
import { leastClassesIn } from './classes.ts';
import { codesIn, endOfUnknown, waysOfCode, waysOfUnknown } from './codes.ts';
import { takeMeasures, type Measure, type UnitNames } from './measures.ts';
import { inWords, type Phrase, type PhraseRole, type Phrases, type Place } from './phrases.ts';
import { firstWords, tokensOf, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Role =
  'MEASURE' | 'CODE' | 'STANDARD' | 'KIND' | 'BRAND' | 'SELLER' | 'PLACE' | 'STOP' | 'WORD' | 'UNKNOWN';
const WEIGHTS: Record<Role, number> = {
  MEASURE: 4,
  CODE: 12,
  STANDARD: 8,
  KIND: 10,
  BRAND: 6,
  SELLER: 4,
  PLACE: 2,
  STOP: 0,
  WORD: 5,
  UNKNOWN: 5,
};
/** What each further word of a kind adds. */
const FURTHER_WORD = 3;
/** How close a way is to what was typed. */
const FACTORS = { ending: 0.9, synonym: 0.8, beginning: 0.6 };
/** A beginning stands for so many words, the most used ones. */
const COMPLETIONS = 20;
/** Beginnings of fewer letters are looked for only while they are typed. */
const SHORTEST_BEGINNING = 3;

/** A piece of a typed text with what it is. */
export type TypedPiece = Piece & {
  role: Role;
  /** As it was typed. */
  text: string;
  /** Its tokens, the second place left out. */
  from: number;
  to: number;
  measure?: Measure;
  /** Categories of that name, the one with most offers first. */
  nodes?: CategoryNode[];
  place?: Place;
  /** Whether it is only found as two words, which may be a mistake. */
  isPair?: boolean;
};

export type TypedText = {
  typed: string;
  /** Of a text of more words the first ones; and the others, which are not searched. */
  searched: string;
  rest: string;
  tokens: Token[];
  pieces: TypedPiece[];
  stops: TypedPiece[];
};

/** The first place that a text names, with its words. */
export function placeOf({ pieces }: TypedText): (Place & { text: string }) | undefined {
  const piece = pieces.find(({ place }) => place);
  return piece?.place && { ...piece.place, text: piece.text };
}

export type Known = { vocabulary: Vocabulary; phrases: Phrases; units: UnitNames };

/** A text that is being read: what is known, and which of its words have a role already. */
type Reading = Known & {
  tokens: Token[];
  isFree: (at: number) => boolean;
  own: (role: Role, from: number, to: number, ways: Way[], more?: Partial<TypedPiece>) => void;
};

/**
 * Reads a text into pieces with one role each. @param isTyping whether a beginning may be of few letters, as in suggestions
 */
export function readPieces(typed: string, known: Known, isTyping = false): TypedText {
  const all = tokensOf(typed);
  const { first: tokens, next } = firstWords(all);
  const [searched, rest] = next ? [typed.slice(0, tokens.at(-1)!.end), typed.slice(next.start)] : [typed, ''];
  const owner: (TypedPiece | undefined)[] = tokens.map(() => undefined);
  const isFree = (at: number) => at < tokens.length && owner[at] === undefined;
  const textOf = (from: number, to: number) => typed.slice(tokens[from]!.start, tokens[to - 1]!.end);
  const own: Reading['own'] = (role, from, to, ways, more = {}) => {
    const uses = Math.min(
      Number.MAX_SAFE_INTEGER,
      ways.reduce((sum, way) => sum + usesOf(way, known.vocabulary), 0),
    );
    const piece: TypedPiece = { role, text: textOf(from, to), from, to, ways, weight: WEIGHTS[role], uses, ...more };
    owner.fill(piece, from, to);
  };
  const reading: Reading = { ...known, tokens, isFree, own };
  takeFigures(reading);
  takeNames(reading);
  takeWords(reading, isTyping);
  const found = [...new Set(owner.flatMap((piece) => piece ?? []))];
  const isStop = ({ role }: TypedPiece) => role === 'STOP';
  const pieces = found.filter((each) => !isStop(each));
  return { typed, searched, rest, tokens, pieces, stops: found.filter(isStop) };
}

/** Measures, and classes with their number. */
function takeFigures({ tokens, units, isFree, own }: Reading) {
  for (const measure of takeMeasures(tokens, units).measures) own('MEASURE', measure.from, measure.to, [], { measure });
  for (const { from, to, words } of leastClassesIn(tokens))
    if (tokens.slice(from, to).every((_, at) => isFree(from + at)))
      own(
        'WORD',
        from,
        to,
        words.map((word) => ({ terms: [{ word }], factor: 1 })),
      );
}

/** Names, codes, what says nothing, and words that mean others. */
function takeNames({ tokens, phrases, vocabulary, isFree, own }: Reading) {
  for (const role of ['STANDARD', 'KIND', 'BRAND', 'SELLER', 'PLACE'] as const)
    for (const { from, to, named } of namesIn(tokens, phrases, role, isFree)) {
      own(
        role,
        from,
        to,
        named.flatMap((phrase) => waysOfName(phrase, tokens.slice(from, to), vocabulary)),
        {
          ...(role === 'KIND' && kindOf(named, phrases)),
          ...(role === 'PLACE' && named[0]!.place && { place: named[0]!.place }),
        },
      );
    }
  for (const { from, to } of codesIn(tokens, isFree)) own('CODE', from, to, waysOfCode(tokens.slice(from, to)));
  for (const { from, to } of namesIn(tokens, phrases, 'STOP', isFree)) own('STOP', from, to, []);
  for (const { from, to, named } of namesIn(tokens, phrases, 'SYNONYM', isFree))
    own('WORD', from, to, [
      ...waysOfWords(tokens.slice(from, to), vocabulary),
      ...named.flatMap(({ means }) => waysOfMeaning(means!, vocabulary)),
    ]);
}

/** All words that are left. */
function takeWords({ tokens, vocabulary, isFree, own }: Reading, isTyping: boolean) {
  for (let at = 0; at < tokens.length; at += 1) {
    // The sign of a unit that no number stands before is no word: a quotation mark, a percent sign.
    if (!isFree(at) || !hasLetter.test(tokens[at]!.word)) continue;
    const joined = isFree(at + 1) ? joinedWays(tokens[at]!, tokens[at + 1]!, vocabulary) : [];
    const to = joined.length > 0 ? at + 2 : at + 1;
    const plain = joined.length > 0 ? joined : formsInUse(tokens[at]!, vocabulary);
    const mayBegin = plain.length === 0 || to === tokens.length;
    const found = mayBegin ? [...plain, ...beginnings(tokens[at]!, to - at, vocabulary, isTyping)] : plain;
    const pair = found.length === 0 ? waysOfPair(tokens[at]!, vocabulary) : [];
    const ways = [...found, ...pair];
    // A measure whose unit was not said: it tells less than the word that it stands beside.
    const weight = tokens[at]!.number !== undefined && { weight: WEIGHTS.MEASURE };
    if (ways.length > 0) {
      own('WORD', at, to, ways, { isPair: pair.length > 0, ...weight });
    } else {
      const end = endOfUnknown(tokens, at, vocabulary, isFree);
      own('UNKNOWN', at, end, waysOfUnknown(tokens.slice(at, end)), { ...weight });
    }
  }
}

type Found = { from: number; to: number; named: Phrase[] };

/** Names of a role in the tokens that are free, the longest first; a kind is also named by another word for it. */
function namesIn(tokens: Token[], phrases: Phrases, role: PhraseRole, isFree: (at: number) => boolean): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const direct = phrases.longest(tokens, at, role, isFree);
    const spoken =
      role === 'STOP' || role === 'SYNONYM' || role === 'PLACE'
        ? undefined
        : byMeaning(tokens, at, phrases, role, isFree);
    const best = spoken && spoken.to > (direct?.to ?? 0) ? spoken : direct;
    if (best) found.push({ from: at, to: best.to, named: best.phrases });
  }
  const isInside = (one: Found) => (other: Found) =>
    other !== one &&
    other.from < one.to &&
    one.from < other.to &&
    (lengthOf(other) > lengthOf(one) || (lengthOf(other) === lengthOf(one) && other.from < one.from));
  return found.filter((one) => !found.some(isInside(one)));
}

const lengthOf = ({ from, to }: Found) => to - from;

function byMeaning(tokens: Token[], at: number, phrases: Phrases, role: PhraseRole, isFree: (at: number) => boolean) {
  const spoken = phrases.longest(tokens, at, 'SYNONYM', isFree);
  if (!spoken) return undefined;
  const meant = spoken.phrases.filter(({ means }) => phrases.named(tokensOf(means!), role).length > 0);
  return meant.length > 0 ? { phrases: meant, to: spoken.to } : undefined;
}

/** Ways of a name, or of a word that means it. */
function waysOfName(phrase: Phrase, typed: Token[], vocabulary: Vocabulary): Way[] {
  if (phrase.role === 'SYNONYM')
    return [...waysOfWords(typed, vocabulary), ...waysOfMeaning(phrase.means!, vocabulary)];
  const whole: Way[] = phrase.word ? [{ terms: [{ word: phrase.word }], factor: 1 }] : [];
  const words =
    phrase.role === 'STANDARD' ? typed.map(({ word }) => word) : tokensOf(phrase.name).map(({ word }) => word);
  const run = codeKey(words.join(''));
  return [
    ...whole,
    { terms: words.map((word) => ({ word })), factor: 1 },
    ...(run !== words[0] && isCode(run) ? [{ terms: [{ word: run }], factor: 1 }] : []),
  ];
}

function kindOf(named: Phrase[], phrases: Phrases): Pick<TypedPiece, 'nodes' | 'weight'> {
  const kinds = named.flatMap((phrase) => (phrase.means ? phrases.named(tokensOf(phrase.means), 'KIND') : [phrase]));
  const nodes = [...new Set(kinds.flatMap(({ node }) => node ?? []))];
  const words = Math.max(...kinds.map(({ name }) => tokensOf(name).length));
  return {
    nodes: nodes.sort((one, other) => other.category.itemsCount - one.category.itemsCount),
    weight: WEIGHTS.KIND + FURTHER_WORD * (words - 1),
  };
}

/** What some words find as they stand: one in all its forms, several only together. */
function waysOfWords(tokens: Token[], vocabulary: Vocabulary): Way[] {
  if (tokens.length === 1) return formsInUse(tokens[0]!, vocabulary);
  const terms = tokens.map(({ word }) => (/\d/.test(word) ? [{ word }] : usedForm(word, vocabulary)));
  return terms.every((each) => each.length > 0) ? [{ terms: terms.flat(), factor: 1 }] : [];
}

/** What one word finds: itself, without its ending, its parts. */
function formsInUse({ word, parts }: Token, vocabulary: Vocabulary): Way[] {
  const isUsed = (each: string) => /\d/.test(each) || vocabulary.usesOf(each) > 0;
  const bare =
    parts.length > 1 ? parts.filter((part, at) => at === 0 || stemsOf(`${parts[0]}${part}`)[0] !== parts[0]) : [];
  const stems = [...new Set([...stemsOf(word), ...(bare.length === 1 ? bare : [])])].filter(isUsed);
  return [
    ...(isUsed(word) ? [{ terms: [{ word }], factor: 1 }] : []),
    ...stems.map((stem) => ({ terms: [{ word: stem }], factor: FACTORS.ending })),
    ...(parts.length > 1 && parts.every(isUsed)
      ? [{ terms: parts.map((part) => ({ word: part })), factor: FACTORS.ending }]
      : []),
  ];
}

/** The two words that a word is made of whose blank was left out. */
function waysOfPair({ word }: Token, vocabulary: Vocabulary): Way[] {
  const pair = vocabulary.split(word);
  return pair ? [{ terms: pair.flatMap((part) => usedForm(part, vocabulary)), factor: FACTORS.ending }] : [];
}

const usedForm = (part: string, { usesOf }: Vocabulary): Term[] => {
  const word = [part, ...stemsOf(part)].find((each) => usesOf(each) > 0);
  return word ? [{ word }] : [];
};

/** Two words that are also in use as one. */
function joinedWays(one: Token, other: Token, vocabulary: Vocabulary): Way[] {
  const counted = inWords([one, other]).flatMap(([count]) => joinedWays(count!, other, vocabulary));
  if (counted.length > 0) return counted;
  const { usesOf } = vocabulary;
  const joined = one.word + other.word;
  if (isCode(joined) || one.number || other.number) return [];
  const words = [joined, ...stemsOf(joined)].filter((word) => usesOf(word) > 0);
  return words.length === 0
    ? []
    : [
        ...words.map((word, at) => ({ terms: [{ word }], factor: at === 0 ? 1 : FACTORS.ending })),
        { terms: [{ word: one.word }, { word: other.word }], factor: FACTORS.ending },
      ];
}

/** What a synonym means, in words that are in use. */
function waysOfMeaning(means: string, vocabulary: Vocabulary): Way[] {
  const terms = tokensOf(means).map((token): Term[] => {
    const { word, parts } = token;
    if (/\d/.test(word) || vocabulary.usesOf(word) > 0) return [{ word }];
    const used = parts.length > 1 && parts.every((part) => vocabulary.usesOf(part) > 0);
    return used ? parts.map((part) => ({ word: part })) : usedForm(word, vocabulary);
  });
  return terms.every((each) => each.length > 0) ? [{ terms: terms.flat(), factor: FACTORS.synonym }] : [];
}

function beginnings(token: Token, length: number, { complete }: Vocabulary, isTyping: boolean): Way[] {
  if (length > 1 || /\d/.test(token.word) || (!isTyping && token.word.length < SHORTEST_BEGINNING)) return [];
  return complete(token.word, COMPLETIONS)
    .filter((word) => word !== token.word)
    .map((word) => ({ terms: [{ word }], factor: FACTORS.beginning }));
}

/** Offers have all terms of a way; digits are not counted, since each part number would be a word. */
function usesOf({ terms }: Way, { usesOf: uses }: Vocabulary): number {
  const known = terms.flatMap(({ word }) => (/[\d:#~]/.test(word) ? [] : [uses(word)]));
  return known.length === 0 ? 0 : Math.min(...known);
}
