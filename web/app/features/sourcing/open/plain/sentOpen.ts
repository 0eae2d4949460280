import type { PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import type { RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { serverGraphContext } from '../../../../platform/graph/server/ServerGraph.ts';
import { BegunGoodsDocument } from '../begun/Begun.generated.ts';
import { goodsOf, linesOfGoods } from '../begun/begun.ts';
import type { Choice, Parsed } from '../../edit/paste/pasted.ts';
import { newDraft } from '../../order/paths.ts';
import {
  emptyLine,
  isNeed,
  keysText,
  lineField,
  linesOf,
  namesOf,
  type OpenLine,
  type TypedOpen,
} from '../openDraft.ts';
import type { FoundGoods } from '../GoodsPicker.tsx';
import { OpenRequestDraftDocument, type OpenRequest_RequestFragment as Request } from '../OpenRequest.generated.ts';
import type { Seller } from '../SellerPicker.tsx';
import {
  goodsField,
  offerField,
  pasteField,
  plainOpenName,
  productField,
  sellerField,
  sellerNameField,
} from './names.ts';

export type RefusedOpen = RefusedPart<TypedOpen> & {
  /** Lines whose boxes are ticked: gone at the next saving. */
  removed: string[];
  /** Lines of goods of the catalogue that are not stored yet, by their keys. */
  added: [key: string, line: OpenLine][];
  /** Goods that are looked for, and what was found. */
  goods: { typed: string; found?: FoundGoods[] };
  /** Sellers that are looked for, what was found, those that were found before and chosen, and what each offers where that was looked up. */
  sellers: { typed: string; found?: Seller[]; kept: Seller[]; offering?: [merchantId: string, goods: number][] };
  /** What was pasted, what was read of it, and what is chosen. */
  paste: { text: string; parsed?: Parsed; choices?: Record<number, Choice> };
  /** What was done, where nothing is wrong. */
  told?: string;
};

/** A request as it was sent by a form without script. */
export interface SentOpen {
  request: Request | undefined;
  /** The stored lines and the new ones of the catalogue. */
  known: ReadonlyMap<string, OpenLine>;
  /** For the page that comes again. */
  again: RefusedOpen;
}

export async function readSent(sent: PlainAnswer, args: ScreenArgs): Promise<SentOpen> {
  const id = sent.text('id');
  const lines = keysText(sent.all('line'));
  const typed: TypedOpen = {
    ...Object.fromEntries(namesOf({ lines }).map((name) => [name, sent.paragraphs(name)])),
    lines,
    sellers: sent.all('seller').join(' '),
  };
  const [request, added] = await Promise.all([
    id === newDraft ? undefined : load(args, OpenRequestDraftDocument, { id }),
    addedLines(sent, args),
  ]);
  const stored = request && readFragment<Request>(request.viewer!.tradeRequest!);
  const known = linesOf(stored, { lines: added, sellers: [] });
  // Their words are no field, and without them a line whose quantity was emptied would be an empty one.
  for (const [key, line] of known) if (!isNeed(line)) typed[lineField('title', key)] = line.title;
  const again: RefusedOpen = {
    form: plainOpenName,
    id,
    typed,
    problems: {},
    removed: sent.all('remove'),
    added: [...added],
    goods: { typed: sent.text(goodsField).trim() },
    sellers: {
      typed: sent.text(sellerField).trim(),
      kept: sent.all('seller').flatMap((seller) => {
        const name = sent.text(sellerNameField(seller));
        return name ? [{ id: seller, name }] : [];
      }),
    },
    paste: { text: sent.paragraphs(pasteField) },
  };
  return { request: stored, known, again };
}

/** New lines of goods of the catalogue: the form names them alone. */
async function addedLines(sent: PlainAnswer, args: ScreenArgs): Promise<ReadonlyMap<string, OpenLine>> {
  const named = sent
    .all('line')
    .map((key) => ({ key, offer: sent.text(offerField(key)), product: sent.text(productField(key)) }))
    .filter(({ offer, product }) => offer || product);
  const goods = await readGoods(args, {
    offers: named.flatMap(({ offer }) => offer || []),
    products: named.flatMap(({ offer, product }) => (offer ? [] : product)),
  });
  return new Map(
    named.map(({ key, offer, product }) => [
      key,
      // What is offered no more is refused when it is saved.
      goods.get(offer || product) ?? {
        ...emptyLine,
        title: '—',
        supplierProductId: offer || null,
        baseProductId: product || null,
      },
    ]),
  );
}

/** Goods of the catalogue as lines, by their ids. */
export async function readGoods(args: ScreenArgs, { offers, products }: { offers: string[]; products: string[] }) {
  if (offers.length + products.length === 0) return new Map<string, OpenLine>();
  const unique = { offers: [...new Set(offers)], products: [...new Set(products)] };
  const graph = args.context.get(serverGraphContext);
  return linesOfGoods(await graph.ask(BegunGoodsDocument, goodsOf(unique), false));
}
