import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { planChange, recordChange } from '../../../platform/changes/record-change.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { type LateRule, requireAll } from '../../../platform/late-rules.ts';
import { paging } from '../../../platform/paging/paging.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import { versionConflict } from '../../../platform/version.ts';
import type { Catalog } from '../../catalog/index.ts';
import { readLinkTarget } from '../link-target.ts';
import { type AdvertisementFiles, makeAdvertisementPictures } from './advertisement-pictures.ts';
import * as repository from './advertisements.repository.ts';
import type { AdvertisementRow, AdvertisementWriting, CountedRow } from './advertisements.repository.ts';
import type {
  AdvertisementArchival,
  AdvertisementChange,
  NewAdvertisement,
  StaffAdvertisement,
  StaffAdvertisementPage,
  StaffAdvertisementQuery,
} from './advertisements.schemas.ts';
import { ADVERTISEMENTS, figuresSince, stateOf, toAdvertisement } from './advertisements.service.ts';
import { slots } from './slots.ts';

/** Other sites that an advertisement may lead to. */
const HOSTS: readonly string[] = [];

export type StaffAdvertisementParts = {
  db: Database;
  clock: Clock;
  catalog: Pick<Catalog, 'tree'>;
  files: AdvertisementFiles;
};
export type StaffAdvertisements = ReturnType<typeof makeStaffAdvertisements>;

/** Advertisements as staff write them. */
export function makeStaffAdvertisements(parts: StaffAdvertisementParts) {
  const { db, clock } = parts;
  const pictures = makeAdvertisementPictures(parts);
  const rules = makeRules(parts, pictures);

  /** Caches hear of it at once, and again when the clock begins or ends it. */
  async function written(tx: Tx, id: string): Promise<AdvertisementRow> {
    const row = (await repository.readAdvertisement(tx, id))!;
    await recordChange(tx, [ADVERTISEMENTS]);
    if (row.archivedAt) return row;
    for (const at of [row.validFrom, row.validUntil]) if (at > clock.now()) await planChange(tx, at, [ADVERTISEMENTS]);
    return row;
  }

  const audited = (tx: Tx, sender: Sender, actor: Actor, action: string, { id, slot, alt }: AdvertisementRow) =>
    recordAudit(tx, sender, {
      actorId: actor.userId,
      action,
      objectType: 'Advertisement',
      objectId: id,
      result: 'DONE',
      detail: { slot, alt },
    });

  async function readPage(on: Tx | Database, { slot, ...query }: StaffAdvertisementQuery) {
    const wanted = { slot, since: figuresSince(clock.now()) };
    const { rows, page, totalCount } = await repository.readPage(on, wanted, paging(query));
    const now = clock.now();
    return { items: rows.map((row) => toStaffAdvertisement(row, now)), totalCount, ...page };
  }
  const shown = async (tx: Tx, id: string): Promise<StaffAdvertisement> =>
    (await readPage(tx, { ids: [id] })).items[0]!;

  /** @throws Problem 404, 409 ADVERTISEMENT_ARCHIVED, VERSION_CONFLICT */
  async function lock(tx: Tx, id: string, version: number): Promise<AdvertisementRow> {
    const held = (await repository.lockAdvertisement(tx, id)) ?? notFound('ADVERTISEMENT_NOT_FOUND');
    requireCurrent(held, version);
    return held;
  }

  const stored = async (id: string) =>
    (await repository.readAdvertisement(db, id)) ?? notFound('ADVERTISEMENT_NOT_FOUND');

  return {
    newRules: (actor: Actor): LateRule<NewAdvertisement>[] => [...rules.both(actor, undefined), rules.notOver],
    changeRules: async (actor: Actor, id: string): Promise<LateRule<AdvertisementChange>[]> =>
      rules.both(actor, await stored(id)),

    list: (query: StaffAdvertisementQuery): Promise<StaffAdvertisementPage> => readPage(db, query),

    /** As it is stored, for a change of some of it. @throws Problem 404 */
    async whole(id: string): Promise<AdvertisementChange> {
      const { desktopSize: _desktop, mobileSize: _mobile, archivedAt: _archived, ...row } = await stored(id);
      const { validFrom, validUntil, ...whole } = row;
      return { ...whole, from: validFrom.toISOString(), until: validUntil.toISOString() };
    },

    /** @throws Problem 400 naming each wrong field */
    async create(actor: Actor, input: NewAdvertisement, sender: Sender): Promise<StaffAdvertisement> {
      await requireAll([...rules.both(actor, undefined), rules.notOver], input);
      await pictures.prepare(actor, undefined, input);
      const id = newId();
      return db.transaction(async (tx) => {
        await repository.insertAdvertisement(tx, id, writingOf(input), clock.now());
        await pictures.link(tx, actor, id, { stored: undefined, given: input });
        await audited(tx, sender, actor, 'ADVERTISEMENT_CREATED', await written(tx, id));
        return shown(tx, id);
      });
    },

    /** @throws Problem 400 naming each wrong field, 404, 409 ADVERTISEMENT_ARCHIVED, VERSION_CONFLICT */
    async change(actor: Actor, id: string, input: AdvertisementChange, sender: Sender): Promise<StaffAdvertisement> {
      const before = await stored(id);
      // Pictures of one that somebody changed meanwhile are judged by what it is now.
      requireCurrent(before, input.version);
      await requireAll(rules.both(actor, before), input);
      await pictures.prepare(actor, before, input);
      return db.transaction(async (tx) => {
        const held = await lock(tx, id, input.version);
        await repository.updateAdvertisement(tx, id, writingOf(input), clock.now());
        await pictures.link(tx, actor, id, { stored: held, given: input });
        await audited(tx, sender, actor, 'ADVERTISEMENT_CHANGED', await written(tx, id));
        return shown(tx, id);
      });
    },

    /** Takes it away for good; its figures stay. @throws Problem 404, 409 ADVERTISEMENT_ARCHIVED, VERSION_CONFLICT */
    async archive(actor: Actor, id: string, { version }: AdvertisementArchival, sender: Sender) {
      return db.transaction(async (tx) => {
        await lock(tx, id, version);
        await repository.archiveAdvertisement(tx, id, clock.now());
        await audited(tx, sender, actor, 'ADVERTISEMENT_ARCHIVED', await written(tx, id));
        return shown(tx, id);
      });
    },
  };
}

/** @throws Problem 409 ADVERTISEMENT_ARCHIVED, VERSION_CONFLICT */
function requireCurrent(row: AdvertisementRow, version: number): void {
  if (row.version !== version) versionConflict(row.version);
  if (row.archivedAt) throw new Problem(409, 'ADVERTISEMENT_ARCHIVED');
}

/** What is judged of an advertisement beside its format. */
function makeRules(
  { clock, catalog }: StaffAdvertisementParts,
  pictures: ReturnType<typeof makeAdvertisementPictures>,
) {
  const unknownCategories = async (ids: readonly string[]) => {
    const { byId } = await catalog.tree();
    return ids.flatMap((id, at) =>
      byId.has(id) ? [] : [{ field: `categoryIds[${at}]`, code: 'CATEGORY_NOT_FOUND' as const }],
    );
  };
  const notOver: LateRule<NewAdvertisement> = {
    reads: ['until'],
    judge: ({ until }) => (new Date(until) > clock.now() ? undefined : { field: 'until', code: 'ADVERTISEMENT_OVER' }),
  };
  const both = (actor: Actor, stored: AdvertisementRow | undefined): LateRule<NewAdvertisement>[] => [
    {
      reads: ['targetPath'],
      judge: ({ targetPath }) =>
        readLinkTarget(targetPath, HOSTS)
          ? undefined
          : { field: 'targetPath', code: 'ADVERTISEMENT_TARGET_NOT_ALLOWED' },
    },
    {
      reads: ['from', 'until'],
      judge: ({ from, until }) =>
        new Date(from) < new Date(until) ? undefined : { field: 'until', code: 'ADVERTISEMENT_ENDS_BEFORE_START' },
    },
    {
      reads: ['slot', 'categoryIds'],
      judge: ({ slot, categoryIds }) =>
        slots[slot].isOfCategory || categoryIds.length === 0
          ? undefined
          : { field: 'categoryIds', code: 'ADVERTISEMENT_SLOT_WITHOUT_CATEGORY' },
    },
    { reads: ['categoryIds'], judge: ({ categoryIds }) => unknownCategories(categoryIds) },
    {
      reads: ['slot', 'imageDesktopId', 'imageMobileId'],
      judge: (given) => pictures.judge(actor, stored, given),
    },
  ];
  return { notOver, both };
}

function writingOf({ from, until, targetPath, ...given }: NewAdvertisement): AdvertisementWriting {
  const { slot, imageDesktopId, imageMobileId, alt, weight, categoryIds } = given;
  return {
    slot,
    imageDesktopId,
    imageMobileId,
    alt,
    targetPath: readLinkTarget(targetPath, HOSTS)!,
    validFrom: new Date(from),
    validUntil: new Date(until),
    weight,
    categoryIds,
  };
}

const toStaffAdvertisement = (row: CountedRow, now: Date): StaffAdvertisement => ({
  ...toAdvertisement(row),
  alt: row.alt,
  from: row.validFrom.toISOString(),
  until: row.validUntil.toISOString(),
  weight: row.weight,
  categoryIds: row.categoryIds,
  state: stateOf(row, now),
  viewCount: row.viewCount,
  clickCount: row.clickCount,
  version: row.version,
});
