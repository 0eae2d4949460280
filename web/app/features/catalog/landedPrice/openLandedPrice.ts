import { refusedFields } from '../../../platform/errors/refusedFields.ts';
import type { FieldProblem } from '../../../platform/graph/GraphError.ts';
import type { Decimal } from '../../../platform/graph/scalars.ts';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { type QueryReader, queryReader } from '../../../platform/site/queryReader.ts';
import { keepLatinNumber } from '../../../platform/site/keepLatinNumber.ts';
import { readDecimal } from '../../../platform/text/digits.ts';
import { defaultPlace } from '../../addresses/index.ts';
import { DeliveryCitiesDocument } from './DeliveryCities.generated.ts';
import { DeliveryStatesDocument } from './DeliveryStates.generated.ts';
import { LandedPriceBoxDocument } from './LandedPriceBox.generated.ts';
import type { OrderTerms } from './quantityProblem.ts';

type Steps = Pick<OrderTerms, 'moq' | 'orderStep'>;

/** What an address asks about a delivery, and what is wrong with it. */
export interface AskedPrice {
  /** What the graph was asked; without `isAsked` it was not. */
  variables: { id: string; quantity: Decimal; cityId?: string };
  isAsked: boolean;
  /** The province whose cities are offered. */
  stateId?: string;
  /** As the address has it. */
  quantity?: string;
  problems: FieldProblem[];
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Reads `stateId`, `cityId` and `quantity` of a product's address and asks for the landed price. Wrong input is no
 * failure of the page: it is told beside its field. Without a quantity it is the least order, without a city of the
 * province its capital, without a place the viewer's default address. What is not carried has no place.
 */
export async function openLandedPrice(
  args: ScreenArgs,
  offer: { id: string } & Steps,
  isCarried: boolean,
): Promise<AskedPrice> {
  const reader = queryReader(new URL(args.request.url).search);
  const typed = reader.one('quantity');
  keepLatinNumber(args, 'quantity', typed);
  const quantity = typed === undefined ? offer.moq : readQuantity(typed, offer, reader);
  const place = isCarried ? await openPlace(args, reader) : {};
  const variables = { id: offer.id, quantity: quantity ?? '0', ...(place.cityId && { cityId: place.cityId }) };
  const { problems } = reader;
  const isAsked = problems.length === 0 && (typed ?? place.stateId) !== undefined;
  if (isAsked) problems.push(...(await ask(args, variables)));
  const { stateId } = place;
  return { variables, isAsked, ...(stateId && { stateId }), ...(typed && { quantity: typed }), problems };
}

/** Parts of a sale unit only where the offer is ordered in parts. */
function readQuantity(typed: string, { moq, orderStep }: Steps, { refuse }: QueryReader): Decimal | undefined {
  const number = readDecimal(typed);
  if (number === undefined) return refuse('quantity', 'NUMERIC');
  const isWhole = (text: string) => /^\d+$/.test(text);
  return isWhole(moq) && isWhole(orderStep) && !isWhole(number) ? refuse('quantity', 'INTEGER') : number;
}

/** The province and the city; a city of another province stood in its field when the province was changed. */
async function openPlace(args: ScreenArgs, reader: QueryReader): Promise<{ stateId?: string; cityId?: string }> {
  const id = (word: string) => (isId.test(word) ? word : undefined);
  const given = { stateId: reader.oneOf('stateId', id), cityId: reader.oneOf('cityId', id) };
  const isGiven = (given.stateId ?? given.cityId) !== undefined;
  const [usual] = await Promise.all([
    isGiven ? undefined : defaultPlace(args),
    load(args, DeliveryStatesDocument, {}, { shared: true }),
  ]);
  const { stateId: chosen, cityId } = usual ?? given;
  const stateId = chosen ?? (cityId && (await citiesOf(args, { ids: [cityId] }))[0]?.stateId);
  const cities = stateId ? await citiesOf(args, { stateId }) : [];
  // A city that is in no list: the capital of its province.
  const city = cities.find((each) => each.id === cityId) ?? cities.find(({ isCapital }) => isCapital);
  if (stateId && city) return { stateId, cityId: city.id };
  if (stateId ?? cityId) reader.refuse('stateId', 'UNKNOWN_VALUE');
  return {};
}

async function citiesOf(args: ScreenArgs, variables: { stateId: string } | { ids: string[] }) {
  return found(args, (await load(args, DeliveryCitiesDocument, variables, { shared: true })).cities).nodes;
}

/** Asks, and gives back the fields that were refused. */
async function ask(args: ScreenArgs, variables: AskedPrice['variables']): Promise<FieldProblem[]> {
  try {
    found(args, (await load(args, LandedPriceBoxDocument, variables)).landedPrice);
    return [];
  } catch (error) {
    const refused = refusedFields(error);
    if (refused) return refused;
    throw error;
  }
}
