import type { OwnGoodsToOfferQuery } from './Alternatives.generated.ts';
import { offerMessages } from './form/messages.ts';
import { type Line, lineField, type TypedOffer } from './offerDraft.ts';
import type { Quotes_QuoteFragment as Quote, Quotes_RequestFragment as Request } from './Quotes.generated.ts';

export type OwnGoods = NonNullable<NonNullable<OwnGoodsToOfferQuery['supplierProducts']>['nodes']>[number];
type Units = Line['units'];

/** The shop whose goods a seller may name: a seller has one part in a request. */
export const merchantOf = ({ participations }: Pick<Request, 'participations'>) => participations[0]?.merchantId ?? '';

/** A need in words, for which a seller names what it has. */
export const isNeed = ({ supplierProductId, baseProductId }: Pick<Line, 'supplierProductId' | 'baseProductId'>) =>
  supplierProductId === null && baseProductId === null;

/** What is said beside the field. */
export const alternativeHint = (line: Pick<Line, 'supplierProductId' | 'baseProductId' | 'alternativesAllowed'>) => {
  if (isNeed(line)) return offerMessages.hints.named;
  return line.alternativesAllowed ? offerMessages.hints.alternative : offerMessages.hints.alternativeUnwanted;
};

/** In which units a line may be offered: those of the line, and that of what is named for it. */
export function unitsOf(line: Line, quote: Quote | undefined, named?: OwnGoods): Units {
  const offered = quote?.lines.find(({ lineId }) => lineId === line.id);
  const more: Units = [
    ...(named?.saleUnit ? [{ unitId: named.saleUnit.id, text: named.saleUnitText }] : []),
    ...(offered ? [{ unitId: offered.unitId, text: offered.unitText }] : []),
  ] as Units;
  return [...new Map([...more, ...line.units].map((unit) => [unit.unitId, unit])).values()].sort(
    (one, other) => placeOf(line.units, one) - placeOf(line.units, other),
  );
}
const placeOf = (units: Units, { unitId }: Units[number]) => {
  const place = units.findIndex((unit) => unit.unitId === unitId);
  return place < 0 ? units.length : place;
};

/** Lines whose goods are typed otherwise than they are stored: what was typed is still to be found. */
export const typedNames = ({ lines }: Pick<Request, 'lines'>, typed: TypedOffer, stored: TypedOffer) =>
  lines.nodes.flatMap(({ id }) => {
    const name = lineField('alternative', id);
    const text = (typed[name] ?? '').trim();
    return text === (stored[name] ?? '') ? [] : [{ lineId: id, name, text }];
  });

/** Which of some goods are meant by a name or a code: by all of it, else the only one. */
export function meantBy(text: string, found: readonly OwnGoods[]): OwnGoods | undefined {
  const wanted = text.toLowerCase();
  const same = (told: string) => told.trim().toLowerCase();
  const whole = found.filter(({ title, sku }) => same(sku) === wanted || same(title) === wanted);
  const [one, ...others] = whole.length > 0 ? whole : found;
  return others.length === 0 ? one : undefined;
}
