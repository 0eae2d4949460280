import {
  isTypeDefinitionNode,
  Kind,
  parse,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  type TypeDefinitionNode,
  type TypeNode,
} from 'graphql';
import type { Info } from '../platform/graph/selection.ts';
import type { Arguments } from '../platform/upstream/address.ts';
import { keyHeaders } from '../platform/upstream/idempotency-key.ts';
import { readUserErrors } from '../platform/graph/user-errors.ts';
import { operationsOf, type Contract, type Operation } from './contract.ts';
import { CurrentThings } from './current-things.ts';
import { ErrorCodes } from './error-codes.ts';
import type { GraphDraft, OperationField } from './graph-draft.ts';
import type { HttpOperation } from './http-operation.ts';
import { isRootOfWrites, rootFieldText } from './payload-roots.ts';

const KEY = 'idempotencyKey';
const BODY = 'input';
/** Verbs of operations after which a thing is gone, from its list if not for good. */
const DELETION = /^(?:delete|unsave|remove|end|revoke)(?=[A-Z])/;

const USER_ERRORS = `
"Something about a write that a person can mend. Nothing was changed."
type UserError {
  "Of the rule where a field is named, of the whole refusal otherwise."
  code: ErrorCode!
  "What to mend, in the language of \`Accept-Language\` (fa when nothing is said)."
  message: String!
  "Where it stands, step by step inside \`input\`: \`[\\"company\\", \\"phones\\", \\"0\\"]\`. Null when no single field is to blame."
  field: [String!]
  "Limits and names that the message speaks of, in its order; at most 10."
  params: [ErrorParam!]!
}
"A limit or a name in the message of a user error."
type ErrorParam {
  "What it is, such as \`limit\`; \`kind\` where it says what kind of field is meant."
  name: String!
  "As text, numbers in ASCII digits."
  value: String!
}`;

type Write = {
  name: string;
  field: FieldDefinitionNode;
  http: HttpOperation;
  operation: Operation;
  body: InputObjectTypeDefinitionNode | undefined;
};

/**
 * Makes every mutation `verbNoun(input: VerbNounInput!): VerbNounPayload!`: arguments of path, query and body in one input,
 * what changed, the root that changed with it and what a person can mend in one payload. @throws Error when two arguments of an operation share a name
 */
export function shapeWrites(draft: GraphDraft, operations: Map<string, HttpOperation>, contract: Contract) {
  const ofContract = operationsOf(contract);
  const writes = (draft.objectType('Mutation').fields ?? []).map((field): Write => {
    const name = draft.fields.get(`Mutation.${field.name.value}`)?.operation ?? '';
    const http = operations.get(name);
    const operation = ofContract.get(name)?.operation;
    if (!http || !operation) throw new Error(`Mutation.${field.name.value} stands for no operation of the contract`);
    return { name: field.name.value, field, http, operation, body: bodyOf(draft, field) };
  });
  // Their fields stand in the inputs; names such as LogoutInput become free.
  for (const { body } of writes) if (body) draft.types.delete(body.name.value);
  defineAll(draft, USER_ERRORS);
  const codes = new ErrorCodes(contract);
  define(draft, codes.definition());
  const current = new CurrentThings(ofContract, operations);
  draft.setFields(
    'Mutation',
    writes.map((write) => shapeWrite({ draft, current, codes }, write)),
  );
}

type Shaping = { draft: GraphDraft; current: CurrentThings; codes: ErrorCodes };

function shapeWrite({ draft, current, codes }: Shaping, write: Write): FieldDefinitionNode {
  const { name, field, http, operation, body } = write;
  const typeName = name[0]!.toUpperCase() + name.slice(1);
  const rows = [...outsideBody(field).map((row) => describedBy(operation, row)), ...(body?.fields ?? [])];
  const key = operation['x-idempotency'];
  if (key) rows.push(keyField(key === 'required'));
  const twice = rows.find((row, index) => rows.findIndex((other) => other.name.value === row.name.value) < index);
  if (twice) throw new Error(`${name} has two arguments called ${twice.name.value}`);
  if (rows.length === 0) throw new Error(`${name} takes nothing, and an input cannot be empty`);

  const thing = thingOf(field.type, http.isEmpty);
  const deleted = DELETION.test(name) ? deletedOf(draft, { name, thing, rows }) : undefined;
  define(draft, {
    kind: Kind.INPUT_OBJECT_TYPE_DEFINITION,
    name: { kind: Kind.NAME, value: `${typeName}Input` },
    description: body?.description ?? { kind: Kind.STRING, value: `What \`${name}\` is told.` },
    fields: rows,
  });
  const isVersioned = rows.some((row) => row.name.value === 'version');
  const root = operation['x-graph'];
  defineAll(draft, payloadText(name, { typeName, thing, deleted, isVersioned, root }));
  draft.fields.set(`Mutation.${name}`, {
    ...draft.fields.get(`Mutation.${name}`)!,
    ...answers({
      write,
      thing,
      deleted,
      takesKey: key !== undefined,
      codes,
      readCurrent: current.readerFor(write.http, thing?.type),
      asked: draft.fields.get(`Mutation.${name}`)!,
    }),
  });
  const [shaped] = parseFields(`${name}(input: ${typeName}Input!): ${typeName}Payload!`);
  return { ...shaped!, ...(field.description && { description: field.description }) };
}

/** What a parameter is, as the contract says it: a text with a pattern is a type of its own to Mesh, which leaves that out. */
function describedBy({ parameters = [] }: Operation, row: InputValueDefinitionNode): InputValueDefinitionNode {
  const value = parameters.find(({ name }) => name === row.name.value)?.description;
  return row.description || value === undefined ? row : { ...row, description: { kind: Kind.STRING, value } };
}

/** What changed: under the name of its type, a list of them in the plural. */
type Thing = { type: string; name: string; isList: boolean };
/** What is gone: the payload's field, and the argument that named it. */
type Deleted = { name: string; argument: string };

function thingOf(type: TypeNode, isEmpty: boolean, isList = false): Thing | undefined {
  if (isEmpty) return undefined;
  if (type.kind === Kind.NON_NULL_TYPE) return thingOf(type.type, isEmpty, isList);
  if (type.kind === Kind.LIST_TYPE) return thingOf(type.type, isEmpty, true);
  const single = type.name.value[0]!.toLowerCase() + type.name.value.slice(1);
  const plural = /s$/.test(single) ? `${single}es` : single.replace(/y$/, 'ie') + 's';
  return { type: type.name.value, name: isList ? plural : single, isList };
}

/**
 * A deletion is told by the id of what is gone: of the type whose others are answered, else of the noun that it deletes. Some
 * delete what has no id of its own, as a picture has none.
 */
function deletedOf(draft: GraphDraft, { name, thing, rows }: Deleting): Deleted | undefined {
  const noun = thing?.isList ? thing.type : name.replace(DELETION, '');
  if (draft.types.get(noun)?.kind !== Kind.OBJECT_TYPE_DEFINITION) return undefined;
  const [ofNoun, ofLastWord] = [noun, /[A-Z][a-z]*$/.exec(noun)![0]].map(
    (it) => `${it[0]!.toLowerCase()}${it.slice(1)}Id`,
  );
  const argument = [ofNoun!, ofLastWord!, 'id'].find((each) => rows.some((row) => row.name.value === each));
  return argument === undefined ? undefined : { name: `deleted${noun}Id`, argument };
}
type Deleting = { name: string; thing: Thing | undefined; rows: InputValueDefinitionNode[] };

const IT_IS = 'As it is now; null when nothing was changed.';
const IT_IS_VERSIONED = `${IT_IS.slice(0, -1)}, but with VERSION_CONFLICT what is stored, as far as it can be read.`;

type Telling = {
  typeName: string;
  thing: Thing | undefined;
  deleted: Deleted | undefined;
  isVersioned: boolean;
  /** What the write changes beside the thing itself. */
  root: string | undefined;
};
const payloadText = (name: string, { typeName, thing, deleted, isVersioned, root }: Telling) => `
"What \`${name}\` answers."
type ${typeName}Payload {
  ${thing?.isList === false ? `"${isVersioned ? IT_IS_VERSIONED : IT_IS}" ${thing.name}: ${thing.type}` : ''}
  ${thing?.isList ? `"As they are now; null when nothing was changed." ${thing.name}: [${thing.type}!]` : ''}
  ${deleted ? `"What is gone; null when nothing was changed." ${deleted.name}: ID` : ''}
  ${isRootOfWrites(root) ? rootFieldText(root) : ''}
  "What a person can mend; empty when it was done."
  userErrors: [UserError!]!
}`;

type Answering = {
  write: Write;
  thing: Thing | undefined;
  deleted: Deleted | undefined;
  takesKey: boolean;
  codes: ErrorCodes;
  readCurrent: ReturnType<CurrentThings['readerFor']>;
  /** How it is asked without an input. */
  asked: OperationField;
};

/** How the operation is asked with an input, and how a payload is made of what it says. */
function answers({
  write,
  thing,
  deleted,
  takesKey,
  codes,
  readCurrent,
  asked: plain,
}: Answering): Partial<OperationField> {
  const outside = outsideBody(write.field).map(({ name }) => name.value);
  const inputOf = (given: Arguments) => given[BODY] as Arguments;
  const named = (args: Arguments, info: Info) => plain.toArguments?.(args, info) ?? args;
  /** What stands outside the body, as the operation calls it. */
  const outsideOf = (given: Arguments, info: Info) => {
    const input = inputOf(given);
    return named(Object.fromEntries(outside.map((name) => [name, input[name]])), info);
  };
  return {
    toArguments(given, info) {
      const { [KEY]: _key, ...rest } = inputOf(given);
      for (const name of outside) delete rest[name];
      return { ...outsideOf(given, info), ...(write.http.body && { [write.http.body]: rest }) };
    },
    ...(takesKey && { toHeaders: (given) => keyHeaders(inputOf(given)[KEY]) }),
    async toAnswer(asked, given) {
      const answer = await (plain.toAnswer?.(asked, given) ?? asked);
      return {
        ...(thing && { [thing.name]: answer }),
        ...(deleted && { [deleted.name]: inputOf(given)[deleted.argument] }),
        userErrors: [],
      };
    },
    async toRefusal(error, given, graph, info) {
      const refused = readUserErrors(error, graph.language);
      const isConflict = refused.some(({ code }) => code === 'VERSION_CONFLICT');
      const stored =
        isConflict && thing && !thing.isList ? await readCurrent?.(graph, outsideOf(given, info)) : undefined;
      const newer = refused.filter(({ code }) => !codes.isKnown(code)).map(({ code }) => code);
      if (newer.length > 0) graph.alarm('codes that the graph does not know', { operation: write.name, codes: newer });
      const userErrors = refused.map((each) => ({ ...each, code: codes.inGraph(each.code) }));
      return { ...(thing && { [thing.name]: stored ?? null }), userErrors };
    },
  };
}

const outsideBody = (field: FieldDefinitionNode) => (field.arguments ?? []).filter(({ name }) => name.value !== BODY);

function bodyOf(draft: GraphDraft, field: FieldDefinitionNode): InputObjectTypeDefinitionNode | undefined {
  const type = field.arguments?.find(({ name }) => name.value === BODY)?.type;
  if (!type) return undefined;
  const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  const body = named.kind === Kind.NAMED_TYPE ? draft.types.get(named.name.value) : undefined;
  if (body?.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION)
    throw new Error(`${field.name.value} has a body without fields`);
  return body;
}

const ABOUT_KEY =
  'Made anew for each act and sent again with each repetition of it: the same key and input have one effect and one answer for a day. 1 to 200 visible ASCII characters, without spaces.';
/** It stays nullable where one must come, for the header of the request may carry it: our own pages send each write so. */
const keyField = (isRequired: boolean): InputValueDefinitionNode => ({
  kind: Kind.INPUT_VALUE_DEFINITION,
  name: { kind: Kind.NAME, value: KEY },
  description: {
    kind: Kind.STRING,
    value: isRequired ? `${ABOUT_KEY} Must come, here or as the header \`Idempotency-Key\`.` : ABOUT_KEY,
  },
  type: parseFields('it: ID')[0]!.type,
});

const parseFields = (text: string): readonly FieldDefinitionNode[] => {
  const [type] = parse(`type It { ${text} }`, { noLocation: true }).definitions;
  return type?.kind === Kind.OBJECT_TYPE_DEFINITION ? (type.fields ?? []) : [];
};

function defineAll(draft: GraphDraft, text: string) {
  for (const each of parse(text, { noLocation: true }).definitions) if (isTypeDefinitionNode(each)) define(draft, each);
}

function define(draft: GraphDraft, type: TypeDefinitionNode) {
  if (draft.types.has(type.name.value)) throw new Error(`the graph has two types called ${type.name.value}`);
  draft.define(type);
}
