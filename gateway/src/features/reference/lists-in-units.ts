import { isObjectType, type GraphQLSchema } from 'graphql';
import type { StitchedField, StitchedFields } from '../../platform/graph/executable.ts';
import { badInput } from '../../platform/graph/graph-error.ts';
import { problems } from '../../platform/graph/messages.ts';
import { WANTED } from './measure.ts';
import { UNITS } from './units.ts';

type Row = { propertyId: string };
type Units = readonly { propertyId: string; unitId: string }[];

const ARGUMENT = 'units';
const MOST = 100;
/** As lists count that are part of a row. */
const ROWS = 3;

/** Every list of the graph that takes `units`: its rows are told the unit in which their property is wanted. */
export function listsInUnits(schema: GraphQLSchema): StitchedFields {
  const fields: Record<string, Record<string, StitchedField>> = {};
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const { name, args } of Object.values(type.getFields())) {
      if (!args.some((each) => each.name === ARGUMENT)) continue;
      (fields[type.name] ??= {})[name] = {
        rows: ROWS,
        requests: 0,
        once: { read: UNITS, with: ARGUMENT },
        resolve: (parent: Record<string, Row[]>, { units }: { units?: Units | null }) =>
          units?.length ? inUnits(parent[name] ?? [], units) : parent[name],
      };
    }
  }
  return fields as StitchedFields;
}

/** @throws GraphQLError BAD_USER_INPUT when there are too many, or two of one property */
function inUnits(rows: Row[], units: Units): Row[] {
  if (units.length > MOST)
    throw badInput(ARGUMENT, 'MAX_ITEMS', problems.tooMany(MOST), { params: [{ name: 'limit', value: String(MOST) }] });
  const named = new Set<string>();
  for (const [index, { propertyId }] of units.entries()) {
    if (named.has(propertyId)) throw badInput(`${ARGUMENT}[${index}].propertyId`, 'DUPLICATE', problems.twice);
    named.add(propertyId);
  }
  return rows.map((row) => {
    const wanted = units.find(({ propertyId }) => propertyId === row.propertyId);
    return wanted ? { ...row, [WANTED]: wanted.unitId } : row;
  });
}
