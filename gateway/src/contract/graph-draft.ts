import {
  Kind,
  type DocumentNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeDefinitionNode,
  type TypeNode,
} from 'graphql';
import type { Info } from '../platform/graph/selection.ts';
import type { Language } from '@rasteh/shared/language';
import type { Arguments } from '../platform/upstream/address.ts';

/** The name of a type, whatever lists and non-nulls are around it. */
export const typeNameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : typeNameOf(type.type);

/** As much of a request as a field needs to ask further operations, and to tell who asks, and whoever runs this, what is odd. */
export type Asking = {
  language: Language;
  call(operationId: string, given: Arguments): Promise<unknown>;
  alarm(what: string, about: object): void;
};

/** How a field of the graph is answered by an operation of the contract. */
export type OperationField = {
  operation: string;
  /** What the operation is given; without it the field's own arguments. */
  toArguments?: (given: Arguments, info: Info) => Arguments;
  /** What the graph calls a field that the api refuses, where that is not the same. */
  nameOf?: (field: string) => string;
  /** What the field answers; without it the operation's answer. */
  toAnswer?: (asked: Promise<unknown>, given: Arguments) => Promise<unknown>;
  /** More headers of the request, name and value in turn; they stand instead of the caller's. */
  toHeaders?: (given: Arguments) => string[];
  /** What the field answers when the operation failed. @throws what it cannot answer */
  toRefusal?: (error: unknown, given: Arguments, graph: Asking, info: Info) => unknown;
};

/** The graph while it is being shaped: type definitions by name, and the operations behind fields by coordinate. */
export class GraphDraft {
  readonly types: Map<string, TypeDefinitionNode>;
  /** By coordinate: `Query.categories`. */
  readonly fields: Map<string, OperationField>;

  constructor(types: readonly TypeDefinitionNode[], fields: Iterable<readonly [string, OperationField]>) {
    this.types = new Map(types.map((type) => [type.name.value, type]));
    this.fields = new Map(fields);
  }

  /** @throws Error when the graph has no object type of that name */
  objectType(name: string): ObjectTypeDefinitionNode {
    const type = this.types.get(name);
    if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION) throw new Error(`${name} is no object type of the graph`);
    return type;
  }

  define(type: TypeDefinitionNode) {
    this.types.set(type.name.value, type);
  }

  /** @returns undefined when the type has no such field */
  field(typeName: string, fieldName: string): FieldDefinitionNode | undefined {
    return this.objectType(typeName).fields?.find(({ name }) => name.value === fieldName);
  }

  /** Takes a field off its type, and what stands behind it. @throws Error when it is not there */
  takeField(typeName: string, fieldName: string): { field: FieldDefinitionNode; asked: OperationField | undefined } {
    const coordinate = `${typeName}.${fieldName}`;
    const field = this.field(typeName, fieldName);
    if (!field) throw new Error(`${coordinate} is not in the graph`);
    const asked = this.fields.get(coordinate);
    this.fields.delete(coordinate);
    this.setFields(
      typeName,
      this.objectType(typeName).fields!.filter((each) => each !== field),
    );
    return { field, asked };
  }

  /** Changes one field of a type and leaves its place among the others. */
  changeField(typeName: string, fieldName: string, change: (field: FieldDefinitionNode) => FieldDefinitionNode) {
    const fields = this.objectType(typeName).fields ?? [];
    this.setFields(
      typeName,
      fields.map((each) => (each.name.value === fieldName ? change(each) : each)),
    );
  }

  /** Replaces the fields of an object type. */
  setFields(name: string, fields: readonly FieldDefinitionNode[]) {
    this.define({ ...this.objectType(name), fields });
  }

  document(): DocumentNode {
    return { kind: Kind.DOCUMENT, definitions: [...this.types.values()] };
  }
}
