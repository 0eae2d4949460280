import {
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';

type Row = Record<string, unknown>;
type IsSound = (row: unknown) => boolean;

/**
 * Compiles what takes broken rows (null where the contract promises a value) out of the lists of an answer, so that one
 * poisoned row fails by itself and not the list around it. An answer that is one object is left to the graph.
 * @param type of the root field
 * @returns a function that changes the answer in place and gives the number of rows it took out
 */
export function compileSoundness(type: GraphQLOutputType): (answer: unknown) => number {
  const inner = getNamedType(type);
  if (!isObjectType(inner)) return () => 0;
  if (isListType(getNullableType(type))) {
    const isSound = rowCheck(inner, new Map());
    return (answer) => (Array.isArray(answer) ? removeBroken(answer, isSound) : 0);
  }
  const lists = Object.values(inner.getFields()).flatMap((field) => {
    const row = getNamedType(field.type);
    return isListType(getNullableType(field.type)) && isObjectType(row) && !field.resolve
      ? [{ name: field.name, isSound: rowCheck(row, new Map()) }]
      : [];
  });
  return (answer) =>
    lists.reduce((sum, { name, isSound }) => {
      const rows = (answer as Row | null)?.[name];
      return sum + (Array.isArray(rows) ? removeBroken(rows, isSound) : 0);
    }, 0);
}

function removeBroken(rows: unknown[], isSound: IsSound): number {
  if (rows.every(isSound)) return 0;
  const kept = rows.filter(isSound);
  const broken = rows.length - kept.length;
  rows.splice(0, rows.length, ...kept);
  return broken;
}

/** A row has all it must have, and so has everything inside it. Types that hold themselves are compiled once. */
function rowCheck(type: GraphQLObjectType, known: Map<GraphQLObjectType, IsSound>): IsSound {
  const before = known.get(type);
  if (before) return (row) => known.get(type)!(row);
  const isSound: IsSound = (row) => {
    if (typeof row !== 'object' || row === null) return false;
    for (const name of required) if ((row as Row)[name] == null) return false;
    for (const { name, isList, check } of inside) {
      const value = (row as Row)[name];
      if (value == null) continue;
      if (isList ? !Array.isArray(value) || !value.every(check) : !check(value)) return false;
    }
    return true;
  };
  known.set(type, isSound);
  // Stitched fields are not part of the row.
  const own = Object.values(type.getFields()).filter((field) => !field.resolve);
  const required = own.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
  const inside = own.flatMap((field) => {
    const inner = getNamedType(field.type);
    return isObjectType(inner)
      ? [{ name: field.name, isList: isListType(getNullableType(field.type)), check: rowCheck(inner, known) }]
      : [];
  });
  return isSound;
}
