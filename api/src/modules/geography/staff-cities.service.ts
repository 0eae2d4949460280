import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import { recordChange } from '../../platform/changes/record-change.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { notFound } from '../../platform/problem.ts';
import { isSameName, refuseTaken } from '../../platform/refuse-taken.ts';
import type { Sender } from '../../platform/route.ts';
import { sortKey } from '../../platform/sort-key.ts';
import { foldSearchKey } from '../../platform/text.ts';
import { versionConflict } from '../../platform/version.ts';
import type { Geography } from './geography.service.ts';
import * as repository from './staff-cities.repository.ts';
import type { CityChange, NewCity, StaffCity, StaffCityPage, StaffCityQuery } from './staff-cities.schemas.ts';

type Parts = {
  db: Database;
  geography: Geography;
  /** Gives the new name of a city to rows of others that hold a copy of it. @returns their ids */
  renamed: (tx: Tx, cityId: string, name: string) => Promise<string[]>;
};
export type StaffCities = ReturnType<typeof makeStaffCities>;

/** Cities as staff keep them. */
export function makeStaffCities({ db, geography, renamed }: Parts) {
  async function refuseTakenName(tx: Tx, own: { id: string; stateId: string; name: string }) {
    const beside = await repository.readNamesOfState(tx, own.stateId);
    const isTaken = beside.some(({ id, name }) => id !== own.id && isSameName(name, own.name));
    refuseTaken([{ field: 'name', code: 'NAME_TAKEN', isTaken }]);
  }
  const keysOf = (name: string) => ({ name, searchKey: foldSearchKey(name), sortKey: sortKey(name) });

  return {
    /** @throws Problem 404 STATE_NOT_FOUND */
    async list(query: StaffCityQuery): Promise<StaffCityPage> {
      const { items, ...rest } = await geography.cities(query);
      const ids = items.map(({ id }) => id);
      const versions = await repository.readCityVersions(db, ids);
      return { ...rest, items: items.map((city) => ({ ...city, version: versions.get(city.id)! })) };
    },

    /** @throws Problem 404 STATE_NOT_FOUND, 409 NAME_TAKEN */
    async create(actor: Actor, { stateId, name, reason }: NewCity, sender: Sender): Promise<StaffCity> {
      const { items } = await geography.states({ ids: [stateId] });
      const state = items[0] ?? notFound('STATE_NOT_FOUND');
      const id = newId();
      await db.transaction(async (tx) => {
        await repository.lockCities(tx);
        await refuseTakenName(tx, { id, stateId, name });
        await repository.insertCity(tx, { ...keysOf(name), id, stateId });
        await recordChange(tx, ['geography']);
        await recordAudit(tx, sender, {
          actorId: actor.userId,
          action: 'CITY_CREATED',
          objectType: 'Master',
          objectId: id,
          result: 'DONE',
          detail: { reason, name, state: state.name },
        });
      });
      return { id, stateId, stateName: state.name, name, isCapital: false, version: 1 };
    },

    /** @throws Problem 404 CITY_NOT_FOUND, 409 VERSION_CONFLICT, NAME_TAKEN */
    async rename(actor: Actor, id: string, { name, version, reason }: CityChange, sender: Sender): Promise<StaffCity> {
      const city = await geography.city(id);
      const { stateId, stateName, isCapital } = city;
      await db.transaction(async (tx) => {
        await repository.lockCities(tx);
        const stored = (await repository.readCityVersions(tx, [id])).get(id)!;
        if (stored !== version) versionConflict(stored);
        await refuseTakenName(tx, { id, stateId, name });
        await repository.renameCity(tx, { ...keysOf(name), id });
        await recordChange(tx, ['geography', ...(await renamed(tx, id, name))]);
        await recordAudit(tx, sender, {
          actorId: actor.userId,
          action: 'CITY_CHANGED',
          objectType: 'Master',
          objectId: id,
          result: 'DONE',
          detail: { reason, was: city.name, name },
        });
      });
      return { id, stateId, stateName, name, isCapital, version: version + 1 };
    },
  };
}
