import {
  GraphQLError,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { graphError } from '../graph/graph-error.ts';
import { refusals } from '../graph/messages.ts';
import { LRUCache } from 'lru-cache';
import { compileCost, type CostOf } from './cost.ts';
import { expandedSize } from './expanded-size.ts';
import { documentRules, withoutFoundValue } from './expected-value.ts';
import { checkTokens, findExcess, isIntrospection } from './limits.ts';
import { findWrongVariables } from './variables.ts';

/** Characters of document text that are held parsed; what they become takes some fifty times as much. */
const HELD_CHARACTERS = 300_000;
/** Compiled operations that are not the web client's; each takes about a tenth of a megabyte. */
const HELD_COMPILED = 100;
const MOST_ERRORS = 10;
/** Of graphql-js, when fields of one name are too many to be compared with each other. */
const NOT_COMPARED = 'Validation aborted.';
/** Selections with fragments opened; code for more would take long to make, whatever the document costs to run. */
const MOST_COMPILED = 2_000;

/** One operation of a valid document. */
export type Operation = {
  node: OperationDefinitionNode;
  costOf: CostOf;
  isIntrospection: boolean;
  uses: number;
  compiled?: CompiledQuery | undefined;
};

/** A text as far as it can be known without variables: what it asks for, or why it is refused. */
export type Prepared = { document?: DocumentNode; operations: Operation[]; errors: readonly GraphQLError[] };

/** Documents measured, parsed, validated and compiled once, and the list of the web client's. */
export class DocumentStore {
  readonly #seen = new LRUCache<string, Prepared>({ maxSize: HELD_CHARACTERS });
  readonly #compiled = new LRUCache<string, Operation>({
    max: HELD_COMPILED,
    dispose: (operation) => {
      operation.compiled = undefined;
      operation.uses = 0;
    },
  });
  readonly #persisted = new Map<string, string>();
  // There are as many as the last builds of the web client have, so they are not bounded.
  readonly #ofPersisted = new Map<string, Prepared>();

  /** @param compilesAtStart whether operations of the web client are compiled when they are taken, or when they are first asked for */
  constructor(
    readonly schema: GraphQLSchema,
    readonly compilesAtStart = true,
  ) {}

  /** The document of a text, made when it is new. */
  prepare(text: string): Prepared {
    const known = this.find(text);
    if (known) return known;
    const prepared = this.#make(text, true);
    this.#seen.set(text, prepared, { size: text.length || 1 });
    return prepared;
  }

  /** The document of a text that was seen before. */
  find(text: string): Prepared | undefined {
    return this.#ofPersisted.get(text) ?? this.#seen.get(text);
  }

  /**
   * Takes an operation of the web client into the list. It is ours, so only its cost is limited.
   * @returns why it does not fit this graph; then it is not taken
   */
  persist(hash: string, text: string): readonly GraphQLError[] {
    const prepared = this.#ofPersisted.get(text) ?? this.#make(text, false);
    if (prepared.errors.length > 0) return prepared.errors;
    if (this.compilesAtStart)
      for (const operation of prepared.operations) operation.compiled ??= this.#compile(prepared, operation);
    this.#persisted.set(hash, text);
    this.#ofPersisted.set(text, prepared);
    return [];
  }

  /** The text of an operation of the web client. */
  persisted(hash: string): string | undefined {
    return this.#persisted.get(hash);
  }

  /** What is wrong with the variables of an operation. Near names are no business of pages, which never mistype one. */
  findWrongVariables(text: string, { node }: Operation, variables: Record<string, unknown>): GraphQLError | undefined {
    return findWrongVariables(this.schema, node.variableDefinitions ?? [], variables, !this.#ofPersisted.has(text));
  }

  /**
   * The operation as a function; undefined when it is to be interpreted. One of the web client is made with its first request
   * at the latest, any other with its second.
   */
  compiled(text: string, prepared: Prepared, operation: Operation): CompiledQuery | undefined {
    operation.uses += 1;
    if (this.#ofPersisted.has(text)) {
      // Some cannot be compiled; that is tried once.
      if (operation.uses === 1) operation.compiled ??= this.#compile(prepared, operation);
      return operation.compiled;
    }
    const key = `${operation.node.name?.value ?? ''} ${text}`;
    if (operation.compiled) this.#compiled.get(key);
    else if (operation.uses === 2) {
      operation.compiled = this.#compile(prepared, operation);
      if (operation.compiled) this.#compiled.set(key, operation);
    }
    return operation.compiled;
  }

  #compile({ document }: Prepared, operation: Operation): CompiledQuery | undefined {
    // Of a subscription it would make something that is called once.
    if (operation.node.operation === 'subscription') return undefined;
    // Names that are no names for the code that is made.
    if (!document || document.loc?.source.body.includes('__proto__')) return undefined;
    if (expandedSize(document, operation.node) > MOST_COMPILED) return undefined;
    const name = operation.node.name?.value;
    const compiled = compileQuery(this.schema, document, name, {
      disableLeafSerialization: true,
      disablingCapturingStackErrors: true,
    });
    return isCompiledQuery(compiled) ? compiled : undefined;
  }

  #make(text: string, isLimited: boolean): Prepared {
    try {
      if (isLimited) checkTokens(text);
      const document = parse(text);
      const excess = isLimited ? findExcess(document) : undefined;
      if (excess) return { operations: [], errors: [excess] };
      const errors = validate(this.schema, document, documentRules, { maxErrors: MOST_ERRORS });
      if (errors.some(({ message }) => message === NOT_COMPARED))
        return { operations: [], errors: [graphError(refusals.tooManyRepeats)] };
      if (errors.length > 0)
        return { document, operations: [], errors: errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED')) };
      const operations = document.definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION);
      return { document, errors: [], operations: operations.map((node) => this.#operation(document, node)) };
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { operations: [], errors: [error.extensions.code ? error : coded(error, 'GRAPHQL_PARSE_FAILED')] };
    }
  }

  #operation(document: DocumentNode, node: OperationDefinitionNode): Operation {
    return {
      node,
      costOf: compileCost(this.schema, document, node),
      isIntrospection: isIntrospection(node, document),
      uses: 0,
    };
  }
}

/** The operation of that name, or the only one. */
export function selectOperation({ operations }: Prepared, name: string | null | undefined): Operation | undefined {
  if (name) return operations.find(({ node }) => node.name?.value === name);
  return operations.length === 1 ? operations[0] : undefined;
}

/** `spec`: an error of the kind that application/json answers with status 200 (GraphQL over HTTP, section 6.4.1). */
const coded = ({ message, nodes, source, positions }: GraphQLError, code: string) =>
  new GraphQLError(withoutFoundValue(message), {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: { code, http: { status: 400, spec: true } },
  });
