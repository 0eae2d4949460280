import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalog } from '../../../../api/src/modules/catalog/catalog.service.ts';
import { makeReference } from '../../../../api/src/modules/reference/reference.service.ts';
import type { NeedsGround } from '../../../../api/src/modules/sourcing/requests/ground.ts';
import type { LineRow } from '../../../../api/src/modules/sourcing/lines/lines.repository.ts';
import { neededInputOf, readNeededLines } from '../../../../api/src/modules/sourcing/lines/needs/needed-lines.ts';
import type { NewNeededLine } from '../../../../api/src/modules/sourcing/lines/needs/needs.schemas.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { aListing } from '../../../kit/seeded.ts';

const NOW = '2026-12-01T08:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let ground: NeedsGround;
let known: Record<'offerId' | 'moq' | 'saleUnitId' | 'productId' | 'categoryId' | 'pieceId' | 'serviceId', string>;
let number: { id: string; unitId: string };
beforeAll(async () => {
  app = await startAppAt(NOW);
  const { db, clock } = app;
  const reference = makeReference({
    db,
    clock,
    enums: () => ({}),
    formWords: () => ({ titles: {}, labels: {} }),
    formModels: () => ({}),
  });
  const catalog = makeCatalog({ db, clock, reference });
  ground = {
    now: clock.now(),
    vatBasisPoints: 1000,
    units: await reference.unitTable(),
    categories: (await catalog.tree()).byId,
  };
  const offer = await aListing(app, { categoryType: 'Product', shownAt: clock.now() });
  const service = [...ground.categories.values()].find(
    ({ category: { categoryType, isActive } }) => categoryType !== 'Product' && isActive,
  );
  known = {
    offerId: offer.id,
    moq: offer.moq,
    saleUnitId: offer.saleUnitId,
    productId: offer.baseProductId,
    categoryId: offer.categoryId,
    pieceId: ground.units.piece!.id,
    serviceId: service!.category.id,
  };
  const numeric = ground.categories
    .get(known.categoryId)!
    .properties.find(({ dataType, defaultMeasurementUnitId }) => dataType === 'NUMERIC' && defaultMeasurementUnitId);
  number = { id: numeric!.id, unitId: numeric!.defaultMeasurementUnitId! };
});
afterAll(() => app?.stop());

const read = (lines: NewNeededLine[], known?: LineRow[]) =>
  readNeededLines(app.db, lines, ground, known ? { known } : {});
const errorsOf = async (...lines: NewNeededLine[]) =>
  (await read(lines)).errors.map(({ field, code }) => `${field} ${code}`);
const need = (more: Partial<NewNeededLine> = {}): NewNeededLine => ({
  title: 'لولهٔ فولادی بدون درز ۲ اینچ رده ۴۰',
  categoryId: known.categoryId,
  quantity: '۶۰',
  unitId: known.pieceId,
  ...more,
});

describe('lines of a request that asks several', () => {
  it('are an offer, a product, or a need in words with what it must have', async () => {
    const properties = [{ stated: { propertyId: number.id, value: '16' }, tolerancePercent: '۵٫۵' }];
    const { errors, lines, categoryType, offers } = await read([
      { supplierProductId: known.offerId, quantity: known.moq, internalNote: 'برای خط ۲' },
      { baseProductId: known.productId, quantity: '4', unitId: known.pieceId, alternativesAllowed: true },
      need({ properties, targetPriceRial: '1200', note: 'با گواهی' }),
    ]);
    expect(errors).toEqual([]);
    expect(categoryType).toBe('Product');
    expect(offers.map(({ supplierProductId }) => supplierProductId)).toEqual([known.offerId]);
    expect(lines).toMatchObject([
      {
        supplierProductId: known.offerId,
        baseProductId: known.productId,
        categoryId: known.categoryId,
        unitId: known.saleUnitId,
        internalNote: 'برای خط ۲',
        alternativesAllowed: false,
        targetPriceRial: null,
      },
      {
        supplierProductId: null,
        supplierId: null,
        baseProductId: known.productId,
        alternativesAllowed: true,
        snapshot: { unitPriceRial: null, netRial: '0', leadTimeDays: null, sku: '' },
      },
      {
        supplierProductId: null,
        baseProductId: null,
        categoryId: known.categoryId,
        quantity: '60',
        unitId: known.pieceId,
        targetPriceRial: '1200',
        note: 'با گواهی',
        snapshot: {
          title: 'لولهٔ فولادی بدون درز ۲ اینچ رده ۴۰',
          properties: [
            { value: { propertyId: number.id, rawValue: '16', unitId: number.unitId }, tolerancePercent: '5.5' },
          ],
        },
      },
    ]);
    // What stands is written anew as it is, with its ids.
    const stored = lines.map((line) => ({ ...line, requestId: 'x' }));
    expect(await read(neededInputOf(stored), stored)).toMatchObject({ errors: [], lines });
  });

  it('are one of the three, each once, of the request that they name', async () => {
    const { offerId: supplierProductId, productId: baseProductId, moq, pieceId: unitId } = known;
    expect(await errorsOf(need({ quantity: '2.5' }))).toEqual(['lines[0].quantity DECIMAL_PLACES']);
    expect(await errorsOf({ quantity: '1' })).toEqual(['lines[0].title REQUIRED']);
    expect(await errorsOf(need({ supplierProductId }))).toEqual(['lines[0] LINE_OF_SEVERAL_WAYS']);
    expect(await errorsOf({ baseProductId, quantity: '1', unitId, categoryId: known.categoryId })).toEqual([
      'lines[0] LINE_OF_SEVERAL_WAYS',
    ]);
    const offer = { supplierProductId, quantity: moq };
    expect(await errorsOf(offer, offer)).toEqual(['lines[1].supplierProductId DUPLICATE']);
    const product = { baseProductId, quantity: '1', unitId };
    expect(await errorsOf(product, product)).toEqual(['lines[1].baseProductId DUPLICATE']);
    expect(await errorsOf(need({ lineId: baseProductId }))).toEqual(['lines[0].lineId UNKNOWN_VALUE']);
    expect(await errorsOf({ supplierProductId: unitId, quantity: '1' })).toEqual([
      'lines[0].supplierProductId SUPPLIER_PRODUCT_NOT_FOUND',
    ]);
    expect(await errorsOf({ baseProductId: unitId, quantity: '1', unitId })).toEqual([
      'lines[0].baseProductId BASE_PRODUCT_NOT_FOUND',
    ]);
  });

  it('say how much in a unit in which things are traded', async () => {
    const notTraded = [...ground.units.byId.values()].find(({ quantityId }) => !ground.units.traded.has(quantityId))!;
    for (const [quantity, code] of [
      ['0', 'MIN_VALUE'],
      ['-1', 'MIN_VALUE'],
      ['0.0000001', 'MIN_VALUE'],
      ['1000000000000', 'MAX_VALUE'],
      ['ده', 'NUMERIC'],
    ] as const) {
      const found = await errorsOf(need({ quantity: quantity! }));
      // Smaller than the least has too many places.
      expect(found, quantity).toEqual([`lines[0].quantity ${quantity === '0.0000001' ? 'DECIMAL_PLACES' : code}`]);
    }
    expect(await errorsOf(need({ unitId: notTraded.id }))).toEqual(['lines[0].unitId UNKNOWN_VALUE']);
    const { unitId: _, ...unitless } = need();
    expect(await errorsOf(unitless)).toEqual(['lines[0].unitId REQUIRED']);
    expect(await errorsOf(need({ targetPriceRial: '0' }))).toEqual(['lines[0].targetPriceRial MIN_VALUE']);
  });

  it('are of one type of goods, which one of them tells', async () => {
    const { categoryId: _, ...unknown } = need();
    expect(await errorsOf(unknown)).toEqual(['lines[0].categoryId REQUIRED']);
    expect(await errorsOf(need(), unknown)).toEqual([]);
    expect(await errorsOf(need(), need({ categoryId: known.serviceId }))).toEqual(['lines[1] LINES_OF_TWO_KINDS']);
    expect(await errorsOf(need({ categoryId: known.pieceId }))).toEqual(['lines[0].categoryId UNKNOWN_VALUE']);
  });

  it('tell nobody how to be reached, and ask for properties of their kind only', async () => {
    expect(await errorsOf(need({ title: 'لوله ۰۹۱۲۱۲۳۴۵۶۷' }))).toEqual(['lines[0].title HAS_CONTACT']);
    const stated = { propertyId: number.id, value: '16' };
    const asked = (...properties: NonNullable<NewNeededLine['properties']>) => errorsOf(need({ properties }));
    expect(await asked({ stated: { ...stated, propertyId: known.pieceId } })).toEqual([
      'lines[0].properties[0].stated.propertyId UNKNOWN_VALUE',
    ]);
    expect(await asked({ stated: { ...stated, value: 'زیاد' } })).toEqual([
      'lines[0].properties[0].stated.value NUMERIC',
    ]);
    for (const [tolerancePercent, code] of Object.entries({
      '-1': 'MIN_VALUE',
      '101': 'MAX_VALUE',
      '1.234': 'DECIMAL_PLACES',
    }))
      expect(await asked({ stated, tolerancePercent })).toEqual([`lines[0].properties[0].tolerancePercent ${code}`]);
    const { categoryId: _, ...loose } = need({ properties: [{ stated }] });
    expect(await errorsOf(need(), loose)).toEqual(['lines[1].categoryId REQUIRED']);
  });
});
