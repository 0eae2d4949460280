import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router-dom';
import { askWhenPresent, field } from '../../../platform/basket/addForm.ts';
import { guestBasketCookie, type GuestLine, readGuestBasket } from '../../../platform/basket/guestBasket.ts';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import type { PlainAction, PlainAnswer } from '../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../../platform/forms/plain/refusedPart.ts';
import type { ScreenArgs } from '../../../platform/graph/load.ts';
import { serverGraphContext } from '../../../platform/graph/server/ServerGraph.ts';
import type { AddBasketLinesInput, NewBasketLineInput } from '../../../platform/graph/types.generated.ts';
import { sumOf } from '../../../platform/numbers/sumOf.ts';
import { siteContext } from '../../../platform/site/siteContext.ts';
import { readDecimal } from '../../../platform/text/digits.ts';
import { amountMessages } from '../amounts/messages.ts';
import { movedPlainly } from '../amounts/plain/movedPlainly.ts';
import { shownField } from '../amounts/plain/ShownAs.tsx';
import { beginOpenHref } from '../open/begun/begunWith.ts';
import { beginBasketHref } from '../order/paths.ts';
import { AddBasketLinesDocument, BasketDocument, ChangeBasketDocument } from './Basket.generated.ts';
import { type BasketLine, shownGuestLines, shownLines, sellersOf, type Shown } from './basket.ts';
import { mergeField } from '../edit/paste/plain/names.ts';
import { basketMessages as words } from './messages.ts';
import { addPastedToBasket, pasteIntoBasket } from './pasteActions.ts';
import { actField, acts, forms, removedParam, soldField } from './names.ts';
import { basketPath, toBasketPath } from '../../../paths.ts';

export type RefusedBasket = RefusedPart<Record<string, string>>;
type Line = Omit<NewBasketLineInput, 'key'> & { key: string };

const isGuest = ({ context }: ScreenArgs) => context.get(siteContext).viewer === undefined;
const goTo = (path: string, cookie?: string) =>
  redirect(path, { status: 303, ...(cookie !== undefined && { headers: { 'set-cookie': cookie } }) });

/** What is there, whoever keeps it. */
async function stored(args: ScreenArgs): Promise<{ version: number; lines: Line[]; shown: Shown[] }> {
  if (isGuest(args)) {
    const lines = readGuestBasket(args.request.headers.get('cookie'));
    return { version: 0, lines, shown: shownGuestLines(lines, undefined) };
  }
  const { viewer } = await args.context.get(serverGraphContext).ask(BasketDocument, {}, false);
  const { version, lines } = viewer!.basket!;
  return { version, shown: shownLines(lines), lines: lines.map(writtenLine) };
}

function writtenLine({ key, ...line }: BasketLine): Line {
  const { supplierProductId, baseProductId, title, categoryId, quantity, unitId, note } = line;
  return withoutNothing({ key, supplierProductId, baseProductId, title, categoryId, quantity, unitId, note });
}

/** Which quantities are none; empty ones are not known yet. */
const problemsOf = (typed: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([name, value]) => name.startsWith('quantity') && value.trim() !== '')
      .filter(([, value]) => !(Number(readDecimal(value) ?? '0') > 0))
      .map(([name]) => [name, words.positive]),
  );

type Merge = NonNullable<AddBasketLinesInput['whenPresent']>;
const mergeOf = (sent: PlainAnswer): Merge => (sent.text(mergeField) === 'ADD' ? 'ADD' : 'REPLACE');

/** Puts lines below the others; what is there already gets the quantity, or that much more. */
async function add(sent: PlainAnswer, args: ScreenArgs, added: (Omit<Line, 'key'> & { key?: string })[]) {
  const whenPresent = mergeOf(sent);
  if (!isGuest(args)) {
    await sent.write(AddBasketLinesDocument, { input: { lines: added, whenPresent } });
    return goTo(basketPath);
  }
  const { lines } = await stored(args);
  const merged = added.reduce<Line[]>((all, line) => {
    const isSame = (each: Line) =>
      (line.supplierProductId !== undefined && each.supplierProductId === line.supplierProductId) ||
      (line.baseProductId !== undefined && each.baseProductId === line.baseProductId);
    const there = all.find(isSame);
    if (!there) return [...all, { ...line, key: line.key ?? randomUUID() }];
    return all.map((each) => (each === there ? mergedLine(there, line, whenPresent) : each));
  }, lines);
  return goTo(basketPath, cookieOf(args, merged));
}

/** A visitor's line with what is added to it. A quantity of another unit is asked for again. */
function mergedLine(there: Line, line: Omit<Line, 'key'>, merge: Merge): Line {
  const merged = { ...there, ...line, key: there.key };
  const isOtherUnit = there.unitId !== undefined && merged.unitId !== there.unitId;
  if (line.quantity === undefined && isOtherUnit) return withoutNothing({ ...merged, quantity: undefined });
  if (merge === 'REPLACE' || !line.quantity || !there.quantity) return merged;
  return withoutNothing({ ...merged, quantity: isOtherUnit ? undefined : sumOf(there.quantity, line.quantity) });
}

function cookieOf(args: ScreenArgs, lines: readonly Line[]): string {
  const cookie = guestBasketCookie(lines as GuestLine[], args.context.get(siteContext).origin);
  if (cookie === undefined) throw new Full();
  return cookie;
}
class Full extends Error {}

type Told = Omit<RefusedBasket, 'problems'>;
const refused = (shown: Told, problems: Record<string, string>) => ({ status: 400, again: { ...shown, problems } });

/** Does it, or shows the page again with why not. */
async function tried(shown: Told, act: () => Promise<Response>) {
  try {
    throw await act();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    if (thrown instanceof Full) return refused({ ...shown, failure: words.full }, {});
    return refusedPart(thrown, { ...shown, known: Object.keys(shown.typed) });
  }
}

/** Offers and products of which it was asked how much is needed. */
const addGoods: PlainAction<RefusedBasket> = (sent, args) => {
  const goods = [
    ...sent.all('offer').map((id) => ({ id, goods: { supplierProductId: id } })),
    ...sent.all('product').map((id) => ({ id, goods: { baseProductId: id } })),
  ];
  const typed = Object.fromEntries(
    goods.flatMap(({ id }) =>
      (['quantity', 'unitId'] as const).map((part) => [field(part, id), sent.text(field(part, id))]),
    ),
  );
  const shown = { form: forms.add, id: '', typed };
  const problems = problemsOf(typed);
  if (Object.keys(problems).length > 0) return Promise.resolve(refused(shown, problems));
  if (sent.text(mergeField) === askWhenPresent && isInGuestBasket(args, sent.all('offer')))
    throw goTo(toBasketPath(sent.all('offer'), sent.all('product')));
  return tried(shown, () =>
    add(
      sent,
      args,
      goods.map((each) => ({
        ...each.goods,
        ...emptyAsNull({
          quantity: readDecimal(typed[field('quantity', each.id)] ?? '') ?? '',
          unitId: typed[field('unitId', each.id)] ?? '',
        }),
      })),
    ),
  );
};

const isInGuestBasket = (args: ScreenArgs, offers: readonly string[]) =>
  readGuestBasket(args.request.headers.get('cookie')).some(({ supplierProductId = '' }) =>
    offers.includes(supplierProductId),
  );

/** Something in words. */
const addNeed: PlainAction<RefusedBasket> = (sent, args) => {
  const typed = Object.fromEntries(
    ['title', 'quantity', 'unitId', 'categoryId'].map((name) => [name, sent.text(name).trim()]),
  );
  const { title = '', quantity = '', unitId = '', categoryId = '' } = typed;
  const shown = { form: forms.need, id: '', typed };
  const problems = {
    ...problemsOf(typed),
    ...(title.length < 3 && { title: words.needMissing }),
    ...(title.length > 200 && { title: words.needLong }),
  };
  if (Object.keys(problems).length > 0) return Promise.resolve(refused(shown, problems));
  const line = { title, ...emptyAsNull({ quantity: readDecimal(quantity) ?? '', unitId, categoryId }) };
  return tried(shown, () => add(sent, args, [line]));
};

/** Saves what is typed at the lines, and does what the button says with those that are ticked. */
const changeLines: PlainAction<RefusedBasket> = async (sent, args) => {
  const { version, lines, shown: all } = await stored(args);
  const names = lines.flatMap(({ key }) => [field('quantity', key), field('unitId', key)]);
  const asSent = Object.fromEntries(names.map((name) => [name, sent.text(name)]));
  const [act = acts.save, of = ''] = sent.text(actField).split(' ');
  const taken = new Set(sent.all('take'));
  const kept = lines.filter(({ key }) => act !== acts.remove || key !== of);
  const moved = await withMoved(kept, { typed: asSent, all, sent, args });
  const shown = { form: forms.lines, id: '', typed: { ...moved.typed, take: [...taken].join(' ') } };
  const problems = { ...problemsOf(moved.typed), ...moved.problems };
  if (Object.keys(problems).length > 0) return refused(shown, problems);
  const keys = lines.map(({ key }) => key).filter((key) => taken.has(key));
  const ofSeller = isGuest(args)
    ? sent.all(`of-${of}`).filter((key) => taken.has(key))
    : (sellersOf(all).find(({ id }) => id === of)?.keys ?? []).filter((key) => taken.has(key));
  if (act === acts.ask && keys.length === 0) return refused({ ...shown, failure: words.noneTaken }, {});
  if (act === acts.order && ofSeller.length === 0) return refused({ ...shown, failure: words.noneOfSeller }, {});
  const left = kept.map((line) => ({ ...line, ...amountOf(moved.typed, line) }));
  const gone = lines.find(({ key }) => act === acts.remove && key === of);
  const next =
    act === acts.ask ? beginOpenHref(keys) : act === acts.order ? beginBasketHref(ofSeller) : basketHref(gone);
  return tried(shown, async () => {
    if (isGuest(args)) return goTo(next, cookieOf(args, left.map(withoutNothing)));
    // As it was when the page was made: what was changed elsewhere since is not written over.
    const sentVersion = Number(sent.text('version')) || version;
    await sent.write(ChangeBasketDocument, { input: { version: sentVersion, lines: left.map(withoutNothing) } });
    return goTo(next);
  });
};

/** The basket, and how a line that was just removed comes back. */
const basketHref = (removed: Line | undefined) =>
  removed
    ? `${basketPath}?${new URLSearchParams({ [removedParam]: JSON.stringify(withoutNothing(removed)) })}`
    : basketPath;

/** Puts a line back that was removed, as its form tells it: the api judges it as any other. */
const restoreLine: PlainAction<RefusedBasket> = (sent, args) => {
  const parts = ['key', 'supplierProductId', 'baseProductId', 'title', 'categoryId', 'quantity', 'unitId', 'note'];
  const line = Object.fromEntries(parts.flatMap((name) => (sent.text(name) ? [[name, sent.text(name)]] : [])));
  const shown = { form: forms.restore, id: '', typed: {} };
  return tried(shown, async () => {
    await add(sent, args, [line]);
    return goTo(basketPath);
  });
};

type Changing = { typed: Record<string, string>; all: readonly Shown[]; sent: PlainAnswer; args: ScreenArgs };

/** Quantities in the units that are chosen now, or as they are sold now; those that have to be stated again are empty. */
async function withMoved(lines: readonly Line[], { typed, all, sent, args }: Changing) {
  const problems: Record<string, string> = {};
  const moved = { ...typed };
  const askAgain = (name: string, problem: string) => {
    problems[name] = problem;
    moved[name] = '';
  };
  for (const { key, supplierProductId } of lines) {
    const quantity = field('quantity', key);
    const unit = field('unitId', key);
    if (supplierProductId !== undefined) {
      const sold = all.find((each) => each.key === key)?.saleUnitText;
      const wasSold = sent.text(soldField(key));
      if (sold && wasSold && sold !== wasSold && typed[quantity]) askAgain(quantity, words.soldOtherwise);
      continue;
    }
    const conversion = (before: Record<string, string>, after: Record<string, string>) =>
      before[unit] && after[unit] ? { unitId: before[unit], toUnitId: after[unit] } : undefined;
    // Only who is logged in can ask the api.
    const figure = isGuest(args)
      ? guestFigure({ quantity, unit }, typed, sent)
      : await movedPlainly({ quantity, saidBy: [unit], conversion }, typed, { sent, args });
    if (figure === undefined) askAgain(quantity, amountMessages.otherUnit);
    else moved[quantity] = figure;
  }
  return { typed: moved, problems };
}

/** A figure that was not touched while its unit was changed is asked for again. */
function guestFigure(name: { quantity: string; unit: string }, typed: Record<string, string>, sent: PlainAnswer) {
  const was = sent.text(shownField(name.unit));
  const figure = typed[name.quantity] ?? '';
  const isMoved = was !== '' && was !== typed[name.unit] && figure === sent.text(shownField(name.quantity));
  return isMoved && figure !== '' ? undefined : figure;
}

function amountOf(typed: Record<string, string>, { key, supplierProductId }: Line) {
  const quantity = readDecimal(typed[field('quantity', key)] ?? '');
  const unitId = supplierProductId === undefined ? typed[field('unitId', key)] || undefined : undefined;
  return { quantity, unitId };
}

const withoutNothing = (line: object) =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined && value !== null)) as Line;

/** The action of each form of the page. */
export const basketForms: Record<string, PlainAction<object>> = {
  [forms.paste]: pasteIntoBasket,
  [forms.pasted]: addPastedToBasket,
  [forms.lines]: changeLines,
  [forms.add]: addGoods,
  [forms.need]: addNeed,
  [forms.restore]: restoreLine,
};
