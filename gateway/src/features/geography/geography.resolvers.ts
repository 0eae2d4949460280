import type { StitchedFields } from '../../platform/graph/executable.ts';
import { joinToOne } from '../../platform/graph/joins.ts';

type State = { id: string };
type City = { stateId: string };
type InCity = { cityId?: string };
type Place = InCity & { stateId: string };

const stateById = joinToOne<State>('states');
const cityById = joinToOne<City & { id: string }>('cities');

/** Stitched fields about places. */
export const geographyFields: StitchedFields = {
  City: { state: { resolve: ({ stateId }: City, _given, graph) => stateById(graph, stateId) } },
  Address: {
    city: { resolve: ({ cityId }: Place, _given, graph) => (cityId ? cityById(graph, cityId) : null) },
    state: { resolve: ({ stateId }: Place, _given, graph) => stateById(graph, stateId) },
  },
  Supplier: {
    city: { resolve: ({ cityId }: InCity, _given, graph) => (cityId ? cityById(graph, cityId) : null) },
  },
};
