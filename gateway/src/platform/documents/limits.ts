import {
  Kind,
  Lexer,
  Source,
  TokenKind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { graphError } from '../graph/graph-error.ts';
import { refusals } from '../graph/messages.ts';

/** What a document may be, whatever it asks for. Introspection nests deeper and is cheap, so it has a depth of its own. */
const limits = { tokens: 1_000, depth: 10, introspectionDepth: 20, aliases: 15, rootFields: 10, directives: 20 };

/** Counts tokens without parsing: a document that is too long costs nothing more. @throws GraphQLError TOO_MANY_TOKENS, or the syntax error */
export function checkTokens(text: string) {
  const lexer = new Lexer(new Source(text));
  for (let count = 0; lexer.advance().kind !== TokenKind.EOF; count++) {
    if (count >= limits.tokens) throw graphError(refusals.tooManyTokens(limits.tokens));
  }
}

/** `ofSchema`, `ofData`: whether the schema is asked, and whether anything else is; `__typename` is neither. */
type Measures = { depth: number; aliases: number; fields: number; ofSchema: boolean; ofData: boolean };

/** Checks the shape of a parsed document, fragments opened up. @returns the first limit that is broken */
export function findExcess(document: DocumentNode): GraphQLError | undefined {
  const operations = document.definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION);
  const fragments = fragmentsOf(document);
  const unsupported = operations.map(findUnsupported).find(Boolean) ?? findIncremental(document);
  if (unsupported) return unsupported;

  const directives = countDirectives(document);
  if (directives > limits.directives) return graphError(refusals.tooManyDirectives(directives, limits.directives));
  for (const operation of operations) {
    const measures = measure(operation.selectionSet, fragments, new Map());
    const { depth, aliases, fields } = measures;
    const mostDepth = introspects(measures) ? limits.introspectionDepth : limits.depth;
    if (depth > mostDepth) return graphError(refusals.queryTooDeep(depth, mostDepth));
    if (aliases > limits.aliases) return graphError(refusals.tooManyAliases(aliases, limits.aliases));
    if (fields > limits.rootFields) return graphError(refusals.tooManyRootFields(fields, limits.rootFields));
  }
  return undefined;
}

/** Whether an operation asks for nothing but the schema. */
export function isIntrospection(operation: OperationDefinitionNode, document: DocumentNode): boolean {
  return introspects(measure(operation.selectionSet, fragmentsOf(document), new Map()));
}

const introspects = ({ ofSchema, ofData }: Measures) => ofSchema && !ofData;

/** The fragments of a document by name. */
export const fragmentsOf = (document: DocumentNode) =>
  new Map(
    document.definitions.flatMap((it) => (it.kind === Kind.FRAGMENT_DEFINITION ? [[it.name.value, it] as const] : [])),
  );

/** One change a request: its answer says whether it was made, and a repetition repeats nothing else. */
function findUnsupported({ operation, selectionSet }: OperationDefinitionNode): GraphQLError | undefined {
  const isOneField = selectionSet.selections.length === 1 && selectionSet.selections[0]!.kind === Kind.FIELD;
  if (operation === 'mutation' && !isOneField) return graphError(refusals.oneMutation);
  if (operation === 'subscription' && !isOneField) return graphError(refusals.oneSubscription);
  return undefined;
}

function findIncremental(document: DocumentNode): GraphQLError | undefined {
  let found = false;
  eachSelectionSet(document, (set) => {
    found ||= set.selections.some((each) =>
      each.directives?.some(({ name }) => name.value === 'defer' || name.value === 'stream'),
    );
  });
  return found ? graphError(refusals.incrementalNotSupported) : undefined;
}

function countDirectives(document: DocumentNode): number {
  let count = 0;
  for (const definition of document.definitions)
    if ('directives' in definition) count += definition.directives?.length ?? 0;
  eachSelectionSet(document, (set) => {
    for (const each of set.selections) count += each.directives?.length ?? 0;
  });
  return count;
}

function eachSelectionSet(document: DocumentNode, look: (set: SelectionSetNode) => void) {
  const waiting = document.definitions.flatMap((it) => ('selectionSet' in it ? [it.selectionSet] : []));
  for (let set = waiting.pop(); set; set = waiting.pop()) {
    look(set);
    for (const each of set.selections) if ('selectionSet' in each && each.selectionSet) waiting.push(each.selectionSet);
  }
}

const OF_SCHEMA = new Set(['__schema', '__type']);
const NOTHING: Measures = { depth: 0, aliases: 0, fields: 0, ofSchema: false, ofData: false };

/**
 * Depth, aliases and fields of a selection with its fragments opened up. Each fragment is measured once, so a document
 * whose fragments double each other is as cheap as it is short. A cycle counts as nothing: validation names it.
 */
function measure(
  set: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
  known: Map<string, Measures>,
): Measures {
  const total: Measures = { ...NOTHING };
  const add = ({ depth, aliases, fields, ofSchema, ofData }: Measures) => {
    total.depth = Math.max(total.depth, depth);
    total.aliases += aliases;
    total.fields += fields;
    total.ofSchema ||= ofSchema;
    total.ofData ||= ofData;
  };
  for (const each of set.selections) {
    if (each.kind === Kind.FIELD) {
      const below = each.selectionSet ? measure(each.selectionSet, fragments, known) : undefined;
      add({
        depth: 1 + (below?.depth ?? 0),
        aliases: (each.alias ? 1 : 0) + (below?.aliases ?? 0),
        fields: 1,
        ofSchema: OF_SCHEMA.has(each.name.value),
        ofData: !each.name.value.startsWith('__'),
      });
    } else if (each.kind === Kind.INLINE_FRAGMENT) add(measure(each.selectionSet, fragments, known));
    else add(measureFragment(each.name.value, fragments, known));
  }
  return total;
}

function measureFragment(
  name: string,
  fragments: Map<string, FragmentDefinitionNode>,
  known: Map<string, Measures>,
): Measures {
  const before = known.get(name);
  if (before) return before;
  known.set(name, NOTHING);
  const fragment = fragments.get(name);
  const measures = fragment ? measure(fragment.selectionSet, fragments, known) : NOTHING;
  known.set(name, measures);
  return measures;
}
