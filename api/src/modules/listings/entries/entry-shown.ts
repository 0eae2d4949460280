import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { missingFor } from '../../../platform/lacks.ts';
import { allowedActions } from '../../../platform/machine.ts';
import { type Catalog, toPropertyValues } from '../../catalog/index.ts';
import { type Files, type LinkedImage, publicAddress, readImages, readLinkedImages } from '../../files/index.ts';
import type { Reference, UnitTable } from '../../reference/index.ts';
import { completenessParts, MOST_POINTS } from '../offers/offer-completeness.ts';
import { packSize, saleUnitText } from '../offers/sale-unit.ts';
import { type AskedImage, isSame } from './changed-content.ts';
import { lacksOfChange } from './change-lacks.ts';
import { type ChangeActor, changeMachine } from './change-machine.ts';
import { differencesOf, type PropertyGround } from './differences.ts';
import type { EntryRow } from './entries.repository.ts';
import type { CompletenessGain, OwnSupplierProduct } from './entries.schemas.ts';
import type { OwnDocument, OwnImage } from './entry-files.schemas.ts';
import { isPossible, lacksOfEntry } from './entry-lacks.ts';
import { type EntryActor, entryMachine } from './entry-machine.ts';
import { type ChangeRow, readOpenChanges } from './product-changes.repository.ts';
import type { ProductChange } from './product-changes.schemas.ts';

/** What files are part of that an entry has. */
export const ENTRY = 'SUPPLIER_PRODUCT';
/** What pictures and papers are part of that wait for staff. */
export const CHANGE = 'PRODUCT_CHANGE';

/** Sides in which pictures are told, in pixels. */
const SMALL = 320;
const LARGE = 1_280;

type Parts = {
  clock: Clock;
  files: Pick<Files, 'facts' | 'linkTo'>;
  catalog: Pick<Catalog, 'tree'>;
  reference: Pick<Reference, 'unitTable'>;
};
type IsOf = (by: EntryActor & ChangeActor) => boolean;
export type EntryShown = ReturnType<typeof makeEntryShown>;
/** What the values of a category are told with. */
export type ShownGround = {
  units: UnitTable;
  categories: Awaited<ReturnType<Catalog['tree']>>['byId'];
  of: (categoryId: string) => PropertyGround;
};

/** Entries as those who sell them, and staff, see them. */
export function makeEntryShown({ clock, files, catalog, reference }: Parts) {
  const imageOf = (image: Omit<LinkedImage, 'objectId' | 'sort'>, isPublic: boolean, isWaiting: boolean): OwnImage => ({
    fileId: image.fileId,
    altText: image.altText,
    width: image.width,
    height: image.height,
    url: isPublic ? publicAddress(image.fileId) : files.linkTo(image.fileId, LARGE),
    small: isPublic
      ? publicAddress(image.fileId).replace(String(LARGE), String(SMALL))
      : files.linkTo(image.fileId, SMALL),
    isWaiting,
  });

  /** Read before a transaction begins, since the embedded database serves one at a time. */
  async function ground(): Promise<ShownGround> {
    const [{ byId }, units] = await Promise.all([catalog.tree(), reference.unitTable()]);
    return {
      units,
      categories: byId,
      of: (categoryId) => ({ properties: byId.get(categoryId)?.properties ?? [], units }),
    };
  }

  /** Pictures of changes, in the order of their places. */
  async function changeImages(query: Queryable, rows: ChangeRow[]) {
    const asked = rows.flatMap(({ asked: { images = [] } }) => images);
    const found =
      asked.length > 0
        ? await readImages(
            query,
            asked.map(({ fileId }) => fileId),
          )
        : [];
    const byId = new Map(found.map((each) => [each.id, each]));
    return (images: AskedImage[] = []): OwnImage[] =>
      images.flatMap(({ fileId, altText }) => {
        const file = byId.get(fileId);
        return file ? [imageOf({ fileId, altText, width: file.width, height: file.height }, false, true)] : [];
      });
  }

  /** What changes are of: the entry, what the viewer is to it, and what its values are told with. */
  type OfEntry = { row: EntryRow; is: IsOf; known: ShownGround };

  /** Changes of entries. */
  async function changes(
    query: Queryable,
    rows: ChangeRow[],
    of: (row: ChangeRow) => OfEntry,
  ): Promise<ProductChange[]> {
    const images = await changeImages(query, rows);
    const shown: ProductChange[] = [];
    for (const row of rows) {
      const { row: entry, is, known } = of(row);
      const actions = allowedActions(changeMachine, row.status, is as (by: ChangeActor) => boolean);
      const { supplierId, merchantId, isAgents } = entry;
      const seller = { supplierId, merchantId: isAgents ? merchantId : null };
      // Only staff confirm one, and only of another base product something is to be read.
      const lacks = actions.includes('CONFIRM')
        ? await lacksOfChange(query, row, { seller, categories: known.categories, now: clock.now() })
        : [];
      shown.push({
        id: row.id,
        version: row.version,
        supplierProductId: row.entryId,
        kind: row.kind,
        status: row.status,
        differences: differencesOf(row.was, row.asked, known.of(entry.categoryId)),
        images: row.status === 'PENDING' ? images(row.asked.images) : [],
        askedAt: row.askedAt.toISOString(),
        ...(row.decidedAt && { decidedAt: row.decidedAt.toISOString() }),
        ...(row.reasonCode && { reasonCode: row.reasonCode }),
        ...(row.reason && { reason: row.reason }),
        missing: missingFor(lacks, actions),
        allowedActions: actions,
      });
    }
    return shown;
  }

  /** What stands beside entries in other tables. */
  const beside = async (query: Queryable, ids: string[]) => {
    const [linked, open] = await Promise.all([readLinkedImages(query, ENTRY, ids), readOpenChanges(query, ids)]);
    return { linked, open };
  };

  return {
    ground,
    changes,
    beside,

    /**
     * @param isOf what the viewer is to an entry
     * @param known read before the transaction, where one is open
     * @param read what stands beside them, where it was read with them
     */
    async entries(
      query: Queryable,
      rows: EntryRow[],
      isOf: (row: EntryRow) => (by: EntryActor) => boolean,
      known: ShownGround,
      read?: Awaited<ReturnType<typeof beside>>,
    ): Promise<OwnSupplierProduct[]> {
      const ids = rows.map(({ id }) => id);
      const { linked, open } = read ?? (await beside(query, ids));
      const imagesOf = Map.groupBy(linked, ({ objectId }) => objectId);
      const openOf = Map.groupBy(open, ({ entryId }) => entryId);
      const facts = await factsOf(query, files, rows, open);
      const rowOf = new Map(rows.map((row) => [row.id, row]));
      const waiting = await changes(query, open, ({ entryId }) => {
        const row = rowOf.get(entryId)!;
        return { row, is: isOf(row) as IsOf, known };
      });
      return rows.map((row) => {
        const isShown = row.status === 'PUBLISHED' && !row.hiddenBecause;
        const own = waiting.filter(({ supplierProductId }) => supplierProductId === row.id);
        const images = (imagesOf.get(row.id) ?? []).map((image) => imageOf(image, isShown, false));
        const asked = openOf.get(row.id)?.find(({ kind }) => kind === 'IMAGES')?.asked.images ?? [];
        return {
          ...told(row, {
            isViewer: isOf(row),
            known,
            pictures: (imagesOf.get(row.id) ?? []).map(({ fileId }) => fileId),
          }),
          properties: statedBy(row, openOf.get(row.id), known.of(row.categoryId)),
          images: inPlaces(
            images,
            asked,
            own.flatMap((each) => each.images),
          ),
          documents: papersOf(row, openOf.get(row.id)).map(({ title, kind, fileId, isWaiting }): OwnDocument => ({
            title,
            kind,
            isWaiting,
            ...(fileId && { fileId }),
            ...facts(fileId),
          })),
          changes: own,
        };
      });
    },
  };
}

/** Pictures that wait stand where they are to stand. */
function inPlaces(shown: OwnImage[], asked: AskedImage[], waiting: OwnImage[]): OwnImage[] {
  const all = [...shown];
  for (const { fileId, place } of asked) {
    const image = waiting.find((each) => each.fileId === fileId);
    if (image) all.splice(place, 0, image);
  }
  return all;
}

/** What an entry states as its seller wants it. */
function statedBy({ properties: stated }: EntryRow, open: ChangeRow[] = [], { properties, units }: PropertyGround) {
  const asked = open.find(({ kind }) => kind === 'SPECIFICATION')?.asked.properties;
  return toPropertyValues(asked ?? stated, properties, units);
}

/** The papers of an entry as its seller wants them; those that are other than what is shown wait. */
function papersOf({ documents }: EntryRow, open: ChangeRow[] = []) {
  const asked = open.find(({ kind }) => kind === 'DOCUMENTS')?.asked.documents;
  return (asked ?? documents).map((each) => ({ ...each, isWaiting: !documents.some((shown) => isSame(shown, each)) }));
}

async function factsOf(query: Queryable, files: Parts['files'], rows: EntryRow[], open: ChangeRow[]) {
  const papers = [...rows.map(({ documents }) => documents), ...open.map(({ asked }) => asked.documents ?? [])].flat();
  const ids = [...new Set(papers.flatMap(({ fileId }) => fileId ?? []))];
  const known = new Map((ids.length > 0 ? await files.facts(query, ids) : []).map((each) => [each.id, each]));
  return (fileId: string | undefined) => {
    const file = fileId === undefined ? undefined : known.get(fileId);
    return file && { name: file.name, mime: file.mime, size: file.size, scan: file.scan };
  };
}

function told(
  row: EntryRow,
  {
    isViewer,
    known: { units, categories },
    pictures,
  }: { isViewer: (by: EntryActor) => boolean; known: ShownGround; pictures: string[] },
) {
  const {
    customerId: _,
    hiddenBecause,
    isInForce: _i,
    updatedAt,
    submittedAt,
    warranty,
    originCountryName,
    ...rest
  } = row;
  const { reasonCode, reason, refusedContent: __, publishedAt: ___, completenessParts: points, ...more } = rest;
  const { isMerchantConfirmed: _m, isSupplierConfirmed: _s, isBaseProductPublished: _b, ...rested } = more;
  const { isBaseProductOffered: _o, isAgents: _a, ...own } = rested;
  const actions = allowedActions(entryMachine, row.status, isViewer).filter(isPossible(row));
  return {
    ...own,
    categoryType: categories.get(row.categoryId)!.category.categoryType,
    saleUnitText: saleUnitText(row, units),
    packSize: packSize(row, units),
    completenessGains: gainsOf(points),
    missing: missingFor(lacksOfEntry(row, pictures), actions),
    allowedActions: actions,
    ...(hiddenBecause && { hiddenBecause }),
    ...(warranty && { warranty }),
    ...(originCountryName && { originCountryName }),
    ...(reasonCode && { reasonCode }),
    ...(reason && { reason }),
    ...(submittedAt && { submittedAt: submittedAt.toISOString() }),
    ...(updatedAt && { updatedAt: updatedAt.toISOString() }),
  };
}

/** What would make an entry more complete, the largest gain first. @param points part by part; null where nobody counted yet */
function gainsOf(points: readonly number[] | null): CompletenessGain[] {
  return completenessParts
    .map((part, index) => ({ part, points: points ? MOST_POINTS[part] - points[index]! : 0 }))
    .filter(({ points: missing }) => missing > 0)
    .sort((one, other) => other.points - one.points);
}

/** An answer as it is kept for repetitions: without links that end. */
export function withoutLinks(entry: OwnSupplierProduct): OwnSupplierProduct {
  const plain = (image: OwnImage): OwnImage => {
    const { url, small, ...rest } = image;
    return url?.startsWith('/media/') ? image : rest;
  };
  return {
    ...entry,
    images: entry.images.map(plain),
    changes: entry.changes.map((change) => ({ ...change, images: change.images.map(plain) })),
  };
}
