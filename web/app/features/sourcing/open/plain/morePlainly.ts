import { safeParse } from 'valibot';
import type { PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { ruleText } from '../../../../platform/forms/messages.ts';
import type { ScreenArgs } from '../../../../platform/graph/load.ts';
import { serverGraphContext } from '../../../../platform/graph/server/ServerGraph.ts';
import { pasteMessages } from '../../edit/paste/messages.ts';
import { longestPaste, pasteSchema, sumInUnit, takenOf } from '../../edit/paste/pasted.ts';
import { mergeField, pastedField } from '../../edit/paste/plain/names.ts';
import { choicesOf, parse } from '../../edit/paste/plain/pastePlainly.ts';
import { lineOfTaken } from '../lines.ts';
import { openMessages as words } from '../messages.ts';
import { BegunSellersDocument } from '../begun/Begun.generated.ts';
import { goodsAsked, offeringOf } from '../offering.ts';
import type { Seller } from '../SellerPicker.tsx';
import {
  filledKeys,
  inField,
  keysIn,
  keysText,
  lineField,
  newKeys,
  type OpenLine,
  sellersIn,
  typedLine,
} from '../openDraft.ts';
import { GoodsToAskDocument, SellersToAskDocument } from '../OpenRequest.generated.ts';
import { goodsField, moreButton, pasteField, sellerField } from './names.ts';
import { readGoods, type RefusedOpen, type SentOpen } from './sentOpen.ts';

type Answer = { status: number; again: RefusedOpen };
type Act = (of: SentOpen, sent: PlainAnswer, args: ScreenArgs) => Promise<Answer>;

/** What a button does that saves nothing: all that was typed comes back, with what was found or added. */
export async function morePlainly(button: string, of: SentOpen, sent: PlainAnswer, args: ScreenArgs): Promise<Answer> {
  const acts = { [moreButton.find]: find, [moreButton.sellers]: findSellers, [moreButton.read]: read };
  const act = { ...acts, [moreButton.add]: addPasted }[button] ?? take(button);
  try {
    return await act(of, sent, args);
  } catch (thrown) {
    const field = act === find ? goodsField : act === findSellers ? sellerField : pasteField;
    const { status, again } = refusedPart(thrown, { ...of.again, known: [field], placeOf: () => field });
    return { status, again: { ...of.again, ...again } };
  }
}

const isMore = (button: string) => Object.values(moreButton).some((each) => button.startsWith(each));

/** Which of these buttons was pressed; the Enter key looks for goods where some are named, else for sellers. */
export function moreOf(button: string, { again: { goods, sellers } }: SentOpen): string | undefined {
  if (button === moreButton.enter)
    return goods.typed ? moreButton.find : sellers.typed ? moreButton.sellers : undefined;
  return isMore(button) ? button : undefined;
}

const SHORTEST = 2;
/** As many sellers as the api tells of at once. */
const MOST_LOOKED_UP = 20;

const findSellers: Act = async ({ again, known }, _sent, args) => {
  const searchKey = again.sellers.typed.slice(0, 100);
  if (searchKey.length < SHORTEST)
    return { status: 400, again: { ...again, problems: { [sellerField]: ruleText('MIN_LENGTH', [SHORTEST]) } } };
  const graph = args.context.get(serverGraphContext);
  const { merchants } = await graph.ask(SellersToAskDocument, { searchKey }, false);
  const found: readonly Seller[] = merchants?.nodes ?? [];
  const shown = [...found.map(({ id }) => id), ...sellersIn(again.typed)].slice(0, MOST_LOOKED_UP);
  const goods = goodsAsked([...known.values()], shown);
  const offering = goods && [...offeringOf(await graph.ask(BegunSellersDocument, goods, false), shown)];
  const sellers = { ...again.sellers, found: [...found], ...(offering && { offering }) };
  return { status: 200, again: { ...again, sellers } };
};

const find: Act = async ({ again }, _sent, args) => {
  const searchKey = again.goods.typed;
  if (searchKey.length < SHORTEST)
    return { status: 400, again: { ...again, problems: { [goodsField]: ruleText('MIN_LENGTH', [SHORTEST]) } } };
  const { supplierProducts } = await args.context.get(serverGraphContext).ask(GoodsToAskDocument, { searchKey }, false);
  return { status: 200, again: { ...again, goods: { typed: searchKey, found: supplierProducts?.nodes ?? [] } } };
};

const take =
  (button: string): Act =>
  async (of, _sent, args) => {
    const offerId = button.slice(moreButton.take.length);
    const isThere = [...of.known.values()].some(({ supplierProductId }) => supplierProductId === offerId);
    const line = isThere ? undefined : (await readGoods(args, { offers: [offerId], products: [] })).get(offerId);
    const again = { ...of.again, goods: { typed: '' } };
    return { status: 200, again: line ? withLines(again, [line]) : again };
  };

const read: Act = async ({ again }, _sent, args) => {
  const checked = safeParse(pasteSchema, { text: again.paste.text });
  if (!checked.success) return { status: 400, again: { ...again, problems: problemsIn(checked.issues) } };
  const parsed = await parse(args, again.paste.text);
  return { status: 200, again: { ...again, paste: { ...again.paste, parsed } } };
};

const addPasted: Act = async ({ again, known }, sent, args) => {
  const { text } = again.paste;
  const parsed = await parse(args, text.slice(0, longestPaste));
  const choices = choicesOf(sent, parsed);
  const shown = { ...again, paste: { text, parsed, choices } };
  const { taken, problems } = takenOf(parsed.lines, (row) => choices[row]!);
  const broken = Object.fromEntries([...problems].map(([row, told]) => [pastedField('quantity', row), told]));
  if (problems.size > 0) return { status: 400, again: { ...shown, problems: broken } };
  if (taken.length === 0) return { status: 400, again: { ...shown, problems: { add: pasteMessages.noneTaken } } };
  // Of an offer that is asked for already only the quantity changes.
  const keys = keysIn(again.typed);
  const keyOf = (id: string | undefined) => id && keys.find((key) => known.get(key)?.supplierProductId === id);
  const changed = taken.flatMap(({ offer, quantity }) => {
    const key = keyOf(offer?.supplierProductId);
    if (!key || !offer) return [];
    const isSameUnit = known.get(key)?.saleUnitText === offer.saleUnitText;
    const there = sent.text(mergeField) === 'ADD' ? (again.typed[lineField('quantity', key)] ?? '') : '';
    const sum = sumInUnit(there, quantity, isSameUnit);
    return [[lineField('quantity', key), sum && inField(sum)]];
  });
  const fresh = taken.filter(({ offer }) => !keyOf(offer?.supplierProductId)).map(lineOfTaken);
  const typed = { ...again.typed, ...(Object.fromEntries(changed) as Record<string, string>) };
  return { status: 200, again: withLines({ ...again, typed, paste: { text: '' } }, fresh) };
};

/** Puts new lines below the others; empty ones give way to them. */
function withLines(again: RefusedOpen, lines: readonly OpenLine[]): RefusedOpen {
  const there = keysIn(again.typed);
  const filled = filledKeys(again.typed);
  const kept = there.filter((key) => filled.includes(key) || !key.startsWith('new'));
  const last = Math.max(0, ...there.map((key) => Number(/^new(\d+)$/.exec(key)?.[1] ?? 0)));
  const fresh = newKeys(last + 1, lines.length).map((key, at) => [key, lines[at]!] as [string, OpenLine]);
  const typed = fresh.flatMap(([key, line]) => Object.entries(typedLine(key, line)));
  return {
    ...again,
    typed: {
      ...again.typed,
      ...Object.fromEntries(typed),
      lines: keysText([...kept, ...fresh.map(([key]) => key)]),
    },
    added: [...again.added, ...fresh.filter(([, line]) => line.supplierProductId)],
    told: words.pasted,
  };
}
