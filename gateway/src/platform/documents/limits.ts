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

/** What a document may be, whatever it asks for. Introspection nests deeper and is cheap, so it has a depth of its own. */
const limits = { tokens: 1_000, depth: 10, introspectionDepth: 20, aliases: 15, rootFields: 10, directives: 20 };

/** Counts tokens without parsing: a document that is too long costs nothing more. @throws GraphQLError TOO_MANY_TOKENS, or the syntax error */
export function checkTokens(text: string) {
  const lexer = new Lexer(new Source(text));
  for (let count = 0; lexer.advance().kind !== TokenKind.EOF; count++) {
    if (count >= limits.tokens)
      throw graphError(
        400,
        'TOO_MANY_TOKENS',
        `The document has more than ${limits.tokens} tokens, which is the limit.`,
      );
  }
}

type Measures = { depth: number; aliases: number; fields: number; onlyIntrospection: boolean };

/** Checks the shape of a parsed document, fragments opened up. @returns the first limit that is broken */
export function findExcess(document: DocumentNode): GraphQLError | undefined {
  const operations = document.definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION);
  const fragments = fragmentsOf(document);
  const unsupported = operations.map(findUnsupported).find(Boolean) ?? findIncremental(document);
  if (unsupported) return unsupported;

  const directives = countDirectives(document);
  if (directives > limits.directives) return excess('TOO_MANY_DIRECTIVES', 'directives', directives, limits.directives);
  for (const operation of operations) {
    const { depth, aliases, fields, onlyIntrospection } = measure(operation.selectionSet, fragments, new Map());
    const mostDepth = onlyIntrospection ? limits.introspectionDepth : limits.depth;
    if (depth > mostDepth) return excess('QUERY_TOO_DEEP', 'levels', depth, mostDepth);
    if (aliases > limits.aliases) return excess('TOO_MANY_ALIASES', 'aliases', aliases, limits.aliases);
    if (fields > limits.rootFields) return excess('TOO_MANY_ROOT_FIELDS', 'root fields', fields, limits.rootFields);
  }
  return undefined;
}

/** Whether an operation asks for nothing but the schema. */
export function isIntrospection(operation: OperationDefinitionNode, document: DocumentNode): boolean {
  return measure(operation.selectionSet, fragmentsOf(document), new Map()).onlyIntrospection;
}

/** The fragments of a document by name. */
export const fragmentsOf = (document: DocumentNode) =>
  new Map(
    document.definitions.flatMap((it) => (it.kind === Kind.FRAGMENT_DEFINITION ? [[it.name.value, it] as const] : [])),
  );

const excess = (code: string, what: string, actual: number, most: number) =>
  graphError(
    400,
    code,
    `The document has ${actual > 1_000_000 ? 'far too many' : actual} ${what}; ${most} is the limit.`,
  );

/** One change a request: its answer says whether it was made, and a repetition repeats nothing else. */
function findUnsupported({ operation, selectionSet }: OperationDefinitionNode): GraphQLError | undefined {
  if (operation === 'subscription')
    return graphError(400, 'SUBSCRIPTIONS_NOT_SUPPORTED', 'Subscriptions are not supported here.');
  const isOneField = selectionSet.selections.length === 1 && selectionSet.selections[0]!.kind === Kind.FIELD;
  if (operation === 'mutation' && !isOneField)
    return graphError(400, 'ONE_MUTATION_A_REQUEST', 'A mutation has one field, written in the operation itself.');
  return undefined;
}

function findIncremental(document: DocumentNode): GraphQLError | undefined {
  let found = false;
  eachSelectionSet(document, (set) => {
    found ||= set.selections.some((each) =>
      each.directives?.some(({ name }) => name.value === 'defer' || name.value === 'stream'),
    );
  });
  return found
    ? graphError(400, 'INCREMENTAL_DELIVERY_NOT_SUPPORTED', '@defer and @stream are not supported.')
    : undefined;
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

/**
 * Depth, aliases and fields of a selection with its fragments opened up. Each fragment is measured once, so a document
 * whose fragments double each other is as cheap as it is short. A cycle counts as nothing: validation names it.
 */
function measure(
  set: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
  known: Map<string, Measures>,
): Measures {
  const total: Measures = { depth: 0, aliases: 0, fields: 0, onlyIntrospection: true };
  const add = ({ depth, aliases, fields, onlyIntrospection }: Measures) => {
    total.depth = Math.max(total.depth, depth);
    total.aliases += aliases;
    total.fields += fields;
    total.onlyIntrospection &&= onlyIntrospection;
  };
  for (const each of set.selections) {
    if (each.kind === Kind.FIELD) {
      const below = each.selectionSet ? measure(each.selectionSet, fragments, known) : undefined;
      add({
        depth: 1 + (below?.depth ?? 0),
        aliases: (each.alias ? 1 : 0) + (below?.aliases ?? 0),
        fields: 1,
        onlyIntrospection: each.name.value.startsWith('__'),
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
  const nothing = { depth: 0, aliases: 0, fields: 0, onlyIntrospection: true };
  known.set(name, nothing);
  const fragment = fragments.get(name);
  const measures = fragment ? measure(fragment.selectionSet, fragments, known) : nothing;
  known.set(name, measures);
  return measures;
}
