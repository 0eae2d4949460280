import * as v from 'valibot';
import { checkFields } from '../../../platform/forms/checkFields.ts';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { readJalaliDay, typedJalaliDay } from '../../../platform/forms/jalali.ts';
import { ruleText } from '../../../platform/forms/messages.ts';
import { jalaliDay, optionalText } from '../../../platform/forms/rules.ts';
import { readTomans, rialsOf, tomansOf, typedTomans } from '../../../platform/forms/tomans.ts';
import type { Stored } from '../../../platform/forms/useForm.ts';
import type { Day } from '../../../platform/graph/scalars.ts';
import type { CreateOpenRequestInput, PaymentTerm, TradeVisibility } from '../../../platform/graph/types.generated.ts';
import { endOfTehranDay, tehranDate } from '../../../platform/numbers/dates.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { numberInField } from '../../../platform/text/digits.ts';
import { longestDescription, longestReference } from '../edit/orderDraft.ts';
import { quantityProblem, sentQuantity } from '../order/quantity.ts';
import { askedAgain } from './askedProperties.ts';
import { openMessages as words } from './messages.ts';
import type { OpenRequest_RequestFragment as Request } from './OpenRequest.generated.ts';

/** A request while it is typed: fields of the whole, and those of each line under its key. */
export type TypedOpen = Record<string, string>;
export type OpenContent = Omit<CreateOpenRequestInput, 'customerId' | 'basketKeys' | 'idempotencyKey'>;

export const longestTitle = 200;
const shortestTitle = 3;

export const parts = [
  'title',
  'categoryId',
  'quantity',
  'unitId',
  'target',
  'alternatives',
  'note',
  'internalNote',
] as const;
export type Part = (typeof parts)[number];
export const lineField = (part: Part, key: string) => `${part}-${key}`;

/** How the quantity of a line moves when its unit is changed; an offer has its own. */
export const movedInLine = (key: string) => {
  const unit = lineField('unitId', key);
  return {
    quantity: lineField('quantity', key),
    saidBy: [unit],
    conversion: (before: TypedOpen, after: TypedOpen) =>
      before[unit] && after[unit] ? { unitId: before[unit], toUnitId: after[unit] } : undefined,
  };
};

/** A line that is there, or new and of goods of the catalogue, without an id: what of it cannot be typed. Of a need in words all can. */
type StoredLine = Request['lines']['nodes'][number];
export type OpenLine = Pick<
  StoredLine,
  | 'id'
  | 'supplierProductId'
  | 'baseProductId'
  | 'categoryId'
  | 'title'
  | 'supplierName'
  | 'saleUnitText'
  | 'alternativesAllowed'
  | 'targetPriceRial'
  | 'note'
  | 'internalNote'
  | 'properties'
> & {
  /** Not said yet of one that is new. */
  quantity: StoredLine['quantity'] | null;
  units: readonly Pick<StoredLine['units'][number], 'unitId'>[];
};
export const isNeed = (line: OpenLine | undefined): boolean => !line?.supplierProductId && !line?.baseProductId;

/** Keys of the lines in their order: ids of those that are stored, others of those that are new. */
export const keysIn = ({ lines = '' }: TypedOpen): string[] => lines.split(' ').filter(Boolean);
export const keysText = (keys: readonly string[]): string => keys.join(' ');
export const sellersIn = ({ sellers = '' }: TypedOpen): string[] => sellers.split(' ').filter(Boolean);

const firstKey = 'new1';
export const newKeys = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `new${from + index}`);

/** A line of nothing yet. */
export const emptyLine: OpenLine = {
  id: '',
  supplierProductId: null,
  baseProductId: null,
  categoryId: null,
  title: '',
  supplierName: '',
  saleUnitText: '',
  quantity: null,
  units: [],
  alternativesAllowed: false,
  targetPriceRial: null,
  note: null,
  internalNote: null,
  properties: [],
};
interface BegunLines {
  lines: ReadonlyMap<string, OpenLine>;
  sellers: readonly { id: string }[];
}
const nothingBegun: BegunLines = { lines: new Map(), sellers: [] };

/** Lines by their keys: those that are stored, below them those that an address begins it with. */
export const linesOf = (request: Request | undefined, { lines } = nothingBegun): ReadonlyMap<string, OpenLine> =>
  new Map<string, OpenLine>([...(request?.lines.nodes ?? []).map((line) => [line.id, line] as const), ...lines]);

/** What stands in the fields of a stored request, and of what it is begun with; of a new one a line to be filled. */
export function storedOpen(request: Request | undefined, begun = nothingBegun): Stored<TypedOpen> {
  const lines = linesOf(request, begun);
  const asked = (request?.participations ?? []).map(({ merchantId }) => merchantId);
  const deadline = request?.quoteDeadlineAt;
  return {
    ...(request && { version: request.version }),
    values: {
      lines: keysText(lines.size > 0 ? [...lines.keys()] : [firstKey]),
      ...(lines.size > 0 ? {} : blankLine(firstKey)),
      ...Object.fromEntries([...lines].flatMap(([key, line]) => Object.entries(typedLine(key, line)))),
      visibility: request?.visibility ?? 'INVITED',
      sellers: [...new Set([...asked, ...begun.sellers.map(({ id }) => id)])].join(' '),
      // It ends with a day, at midnight.
      quoteDeadline: deadline ? typedJalaliDay(tehranDate(new Date(Date.parse(deadline) - 1).toISOString())) : '',
      showsTarget: request?.showsTarget ? 'yes' : 'no',
      addressId: request?.addressId ?? '',
      neededBy: typedJalaliDay(request?.neededBy),
      paymentTerm: request?.paymentTerm ?? '',
      buyerReference: request?.buyerReference ?? '',
      description: request?.description ?? '',
    },
  };
}

export const blankLine = (key: string): TypedOpen => ({
  ...Object.fromEntries(parts.map((part) => [lineField(part, key), ''])),
  [lineField('alternatives', key)]: 'no',
});

/** A number as it stands in a field. */
export const inField = (quantity: string): string => numberInField(formatDecimal(quantity).replaceAll('\u066c', ''));

export const typedLine = (key: string, line: OpenLine): TypedOpen => {
  const typed: Record<Part, string> = {
    title: line.title,
    categoryId: line.categoryId ?? '',
    quantity: line.quantity === null ? '' : inField(line.quantity),
    unitId: line.units[0]?.unitId ?? '',
    target: typedTomans(tomansOf(line.targetPriceRial)),
    alternatives: line.alternativesAllowed ? 'yes' : 'no',
    note: line.note ?? '',
    internalNote: line.internalNote ?? '',
  };
  return Object.fromEntries(parts.map((part) => [lineField(part, key), typed[part]]));
};

/** Lines in which something is typed: an empty one that was offered is none. */
export const filledKeys = (typed: TypedOpen): string[] =>
  keysIn(typed).filter((key) =>
    (['title', 'quantity', 'note'] as const).some((part) => (typed[lineField(part, key)] ?? '').trim()),
  );

/** Reads a draft: days become those of the graph; all else stays as it was typed, once it is no nonsense. */
export const openSchema = (lines: ReadonlyMap<string, OpenLine>) =>
  v.pipe(
    v.objectWithRest(
      {
        lines: v.string(),
        neededBy: jalaliDay(),
        quoteDeadline: jalaliDay(),
        buyerReference: optionalText(longestReference),
        description: optionalText(longestDescription),
      },
      v.string(),
    ),
    checkFields((typed) => {
      const keys = filledKeys(typed);
      const [first = firstKey] = keysIn(typed);
      if (keys.length === 0) return [[lineField('title', first), words.lineMissing] as const];
      return keys.flatMap((key) => problemsOfLine(typed, key, lines.get(key)));
    }),
  );

function problemsOfLine(typed: TypedOpen, key: string, line: OpenLine | undefined) {
  const text = (part: Part) => (typed[lineField(part, key)] ?? '').trim();
  const amount = quantityProblem(text('quantity'));
  const problems: [Part, string | undefined | false][] = [
    ['title', isNeed(line) && text('title').length < shortestTitle && words.titleMissing],
    ['quantity', amount],
    ['unitId', !line?.supplierProductId && text('unitId') === '' && words.unitMissing],
    ['target', text('target') !== '' && readTomans(text('target')) === undefined && ruleText('TOMANS')],
  ];
  return problems.flatMap(([part, message]) => (message ? [[lineField(part, key), message] as const] : []));
}

/** What is sent of a draft that was read. */
export function openContent(read: TypedOpen, lines: ReadonlyMap<string, OpenLine>): OpenContent {
  const text = (name: string) => (read[name] ?? '').trim();
  return {
    lines: filledKeys(read).map((key) => sentLine(read, key, lines.get(key))),
    visibility: text('visibility') as TradeVisibility,
    merchantIds: sellersIn(read),
    showsTarget: text('showsTarget') === 'yes',
    quoteDeadlineAt: text('quoteDeadline')
      ? new Date(endOfTehranDay(text('quoteDeadline') as Day)).toISOString()
      : null,
    ...emptyAsNull({
      addressId: text('addressId'),
      neededBy: text('neededBy') as Day | '',
      paymentTerm: text('paymentTerm') as PaymentTerm | '',
      buyerReference: text('buyerReference'),
      description: text('description'),
    }),
  };
}

function sentLine(read: TypedOpen, key: string, line: OpenLine | undefined): OpenContent['lines'][number] {
  const text = (part: Part) => (read[lineField(part, key)] ?? '').trim();
  const { id, supplierProductId, baseProductId } = line ?? {};
  return {
    ...(id && { lineId: id }),
    ...(supplierProductId && { supplierProductId }),
    ...(baseProductId && !supplierProductId && { baseProductId, unitId: text('unitId') }),
    ...(isNeed(line) && {
      title: text('title'),
      ...emptyAsNull({ unitId: text('unitId'), categoryId: text('categoryId') }),
      // They are properties of a kind, and no field says them yet.
      ...(line &&
        line.properties.length > 0 &&
        text('categoryId') === line.categoryId && {
          properties: line.properties.map(askedAgain),
        }),
    }),
    quantity: sentQuantity(text('quantity')),
    alternativesAllowed: text('alternatives') === 'yes',
    ...emptyAsNull({
      targetPriceRial: rialsOf(readTomans(text('target')) ?? ''),
      note: text('note'),
      internalNote: text('internalNote'),
    }),
  };
}

/** Whether sellers would answer until after the day on which it is needed, as both are typed. */
export function isDeadlineLate({ quoteDeadline = '', neededBy = '' }: TypedOpen): boolean {
  const deadline = readJalaliDay(quoteDeadline);
  const needed = readJalaliDay(neededBy);
  return deadline !== undefined && needed !== undefined && deadline > needed;
}

const fieldsOfApi: Record<string, string> = { merchantIds: 'sellers', quoteDeadlineAt: 'quoteDeadline' };
const partsOfApi: Record<string, Part> = { targetPriceRial: 'target' };

/** Where a refused field of the api stands: `lines[1].quantity` is of the second line that was sent. */
export function placeIn(sent: TypedOpen, path: string): string {
  const [, index, part = ''] = /^lines\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  const key = index === undefined ? undefined : filledKeys(sent)[Number(index)];
  if (key === undefined) return fieldsOfApi[path.replace(/\[.*$/, '')] ?? path;
  return lineField(partsOfApi[part] ?? parts.find((each) => each === part) ?? 'title', key);
}

/** The label of each field, for what is wrong and where. */
export const labelsOf = (keys: readonly string[]): Record<string, string> => ({
  ...Object.fromEntries(
    keys.flatMap((key, index) =>
      parts.map((part) => [lineField(part, key), words.ofLine(words.labels[part], formatInteger(index + 1))]),
    ),
  ),
  ...words.fields,
});

/** Names of the fields that a draft has. */
export const namesOf = (typed: TypedOpen): string[] => [
  'lines',
  ...Object.keys(words.fields),
  ...keysIn(typed).flatMap((key) => parts.map((part) => lineField(part, key))),
];
