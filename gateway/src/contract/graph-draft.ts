import {
  Kind,
  type DocumentNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeDefinitionNode,
} from 'graphql';

type Arguments = Record<string, unknown>;

/** How a field of the graph is answered by an operation of the contract. */
export type OperationField = {
  operation: string;
  /** What the operation is given; without it the field's own arguments. */
  toArguments?: (given: Arguments, parent: unknown) => Arguments;
  /** What the field answers; without it the operation's answer. */
  toAnswer?: (answer: unknown, given: Arguments) => unknown;
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

  /** Replaces the fields of an object type. */
  setFields(name: string, fields: readonly FieldDefinitionNode[]) {
    this.define({ ...this.objectType(name), fields });
  }

  document(): DocumentNode {
    return { kind: Kind.DOCUMENT, definitions: [...this.types.values()] };
  }
}
