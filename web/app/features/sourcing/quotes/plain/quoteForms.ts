import { safeParse } from 'valibot';
import { formMessages, ruleText } from '../../../../platform/forms/messages.ts';
import { readJalaliDay } from '../../../../platform/forms/jalali.ts';
import type { PlainAction, PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { toldOnPage } from '../../../../platform/forms/plain/toldOnPage.ts';
import { textOf } from '../../../../platform/forms/refusal.ts';
import { found, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import type { Day } from '../../../../platform/graph/scalars.ts';
import { serverGraphContext } from '../../../../platform/graph/server/ServerGraph.ts';
import { answerDeclining } from '../../declining/plain/answerDeclining.ts';
import { readableRefusal } from '../../order/refusals.ts';
import { amountMessages } from '../../amounts/messages.ts';
import { movedPlainly } from '../../amounts/plain/movedPlainly.ts';
import { shownField } from '../../amounts/plain/ShownAs.tsx';
import { offerMessages } from '../form/messages.ts';
import { quoteMessages as words } from '../messages.ts';
import { OwnGoodsToOfferDocument } from '../Alternatives.generated.ts';
import { meantBy, merchantOf, type OwnGoods, typedNames } from '../alternatives.ts';
import {
  chainOf,
  labelsOf,
  lineField,
  movedInOffer,
  offerInput,
  offerSchema,
  placeIn,
  storedOffer,
  type TypedOffer,
} from '../offerDraft.ts';
import type { Quotes_QuoteFragment as Quote, Quotes_RequestFragment as Request } from '../Quotes.generated.ts';
import {
  CreateQuoteDocument,
  DeclineQuoteDocument,
  ExtendQuoteDocument,
  OfferedRequestDocument,
  RemoveQuoteDocument,
  SendQuoteDocument,
  UpdateQuoteDocument,
} from '../quoteSteps.generated.ts';
import { documentOf } from '../quoteStepDocuments.ts';
import { isNothing, isOvertaken, isQuoteStep } from '../quoteSteps.ts';
import { plainOfferName, plainQuoteDeclineName, plainQuoteName, plainQuoteTakeName } from './names.ts';

/** A step with an offer that is asked about, or that was not taken. */
export type RefusedQuoteStep = RefusedPart<{ step: string; validUntil: string }>;
export type RefusedOffer = RefusedPart<TypedOffer>;

function shownOf(sent: PlainAnswer, args: ScreenArgs) {
  const word = sent.text('step');
  const step = found(args, isQuoteStep(word) ? word : undefined);
  const typed = { step: step as string, validUntil: sent.text('validUntil') };
  return { step, shown: { form: plainQuoteTakeName, id: sent.text('id'), typed } };
}

/** A button was pressed: what it does is shown with the amount. */
const askStep: PlainAction<RefusedQuoteStep> = (sent, args) =>
  Promise.resolve({ status: 200, again: { ...shownOf(sent, args).shown, problems: {} } });

/** Takes the step; what it may not take now the api refuses. */
const takeStep: PlainAction<RefusedQuoteStep> = async (sent, args) => {
  const { step, shown } = shownOf(sent, args);
  const { id, typed } = shown;
  const input = { quoteId: id, version: Number(sent.text('version')) };
  const day = readJalaliDay(typed.validUntil);
  if (step === 'EXTEND' && !day)
    return { status: 400, again: { ...shown, problems: { validUntil: ruleText('FORMAT', ['DAY']) } } };
  try {
    if (step === 'REMOVE') await sent.write(RemoveQuoteDocument, { input });
    else if (step === 'EXTEND') await sent.write(ExtendQuoteDocument, { input: { ...input, validUntil: day as Day } });
    else if (step === 'SEND') {
      const confirmsZero = isNothing(sent.text('totalRial'));
      await sent.write(SendQuoteDocument, { input: { ...input, confirmsZero } });
    } else await sent.write(documentOf(step), { input });
    return undefined;
  } catch (thrown) {
    if (step === 'EXTEND') return refusedPart(readableRefusal(thrown), { ...shown, known: ['validUntil'] });
    const { error, status } = toldOnPage(thrown);
    const failure = isOvertaken(thrown) ? words.overtaken : textOf(error, formMessages.failed, formMessages.offline);
    return { status, again: { ...shown, problems: {}, failure } };
  }
};

/** What is named for lines has only a name in the form: that of the own goods which it means is found, and told where it means several. */
async function withOwnGoods(
  request: Request,
  sent: TypedOffer,
  { values, args }: { values: TypedOffer; args: ScreenArgs },
) {
  const graph = args.context.get(serverGraphContext);
  const isSeller = request.side === 'SELLER';
  // A buyer chooses an id; of a seller only the name is sent.
  const kept = request.lines.nodes
    .map(({ id }) => lineField('alternativeId', id))
    .map((name) => [name, values[name] ?? '']);
  const typed: TypedOffer = { ...sent, ...(isSeller && (Object.fromEntries(kept) as TypedOffer)) };
  const problems: Record<string, string> = {};
  for (const { lineId, name, text } of isSeller ? typedNames(request, sent, values) : []) {
    const searched = { merchantId: merchantOf(request), searchKey: text };
    const found =
      text === '' ? [] : ((await graph.ask(OwnGoodsToOfferDocument, searched)).supplierProducts?.nodes ?? []);
    typed[lineField('alternativeId', lineId)] = meantBy(text, found)?.id ?? '';
    if (found.length > 1)
      problems[name] = offerMessages.severalGoods(found.map(nameOfGoods).join(offerMessages.listSeparator));
  }
  return { typed, problems };
}

/** Quantities in the units and of the goods that are chosen now; figures that have to be stated again are empty. */
async function withMoved(request: Request, typed: TypedOffer, of: { sent: PlainAnswer; args: ScreenArgs }) {
  const problems: Record<string, string> = {};
  const moved = { ...typed };
  for (const { id } of request.lines.nodes) {
    const { quantity, price, ...line } = movedInOffer(id);
    const figure = await movedPlainly({ quantity, ...line }, typed, of);
    if (figure === typed[quantity]) continue;
    moved[quantity] = figure ?? '';
    if (figure === undefined) problems[quantity] = amountMessages.otherUnit;
    if (!typed[price] || typed[price] !== of.sent.text(shownField(price))) continue;
    moved[price] = '';
    problems[price] = amountMessages.otherPrice;
  }
  return { typed: moved, problems };
}
const nameOfGoods = ({ title, sku }: OwnGoods) => offerMessages.goodsOf(title, sku);

/** The request that an offer is made to, and the offer that it began with. */
async function offeredAt(sent: PlainAnswer, args: ScreenArgs) {
  const asked = await args.context.get(serverGraphContext).ask(OfferedRequestDocument, { id: sent.text('id') });
  const request = readFragment<Request>(found(args, asked.viewer?.tradeRequest));
  const quotes = readFragment<Quote>(request.quotes?.nodes ?? []);
  return { request, base: quotes.find((quote) => quote.id === sent.text('baseId')) };
}

/** Saves an offer as it was sent; it is looked at and sent from the page that comes. */
const saveOffer: PlainAction<RefusedOffer> = async (sent, args) => {
  const id = sent.text('id');
  const { request, base } = await offeredAt(sent, args);
  const { values } = storedOffer(request, base);
  const names = Object.keys(values);
  const sentAs: TypedOffer = Object.fromEntries(names.map((name) => [name, sent.paragraphs(name)]));
  const named = await withOwnGoods(request, sentAs, { values, args });
  const moved = await withMoved(request, named.typed, { sent, args });
  const typed = moved.typed;
  const problems = { ...named.problems, ...moved.problems };
  const shown = { form: plainOfferName, id, typed };
  const read = safeParse(offerSchema, typed);
  if (!read.success) return { status: 400, again: { ...shown, problems: { ...problemsIn(read.issues), ...problems } } };
  if (Object.keys(moved.problems).length > 0) return { status: 400, again: { ...shown, problems } };
  const input = offerInput(read.output, request, base);
  const draftId = sent.text('draftId');
  try {
    if (draftId === '')
      await sent.write(CreateQuoteDocument, { input: { tradeRequestId: id, ...chainOf(request, base), ...input } });
    else
      await sent.write(UpdateQuoteDocument, {
        input: { quoteId: draftId, version: Number(sent.text('version')), ...input },
      });
    return undefined;
  } catch (thrown) {
    return refusedPart(readableRefusal(thrown), {
      ...shown,
      known: Object.keys(labelsOf(request, typed)),
      placeOf: (_, path) => placeIn(request, path),
    });
  }
};

/** The forms without script of offers, and what answers each. */
export const plainQuoteForms: Record<string, PlainAction<object>> = {
  [plainQuoteName]: askStep,
  [plainQuoteTakeName]: takeStep,
  [plainOfferName]: saveOffer,
  [plainQuoteDeclineName]: answerDeclining({
    form: plainQuoteDeclineName,
    write: (sent, said) =>
      sent.write(DeclineQuoteDocument, {
        input: { quoteId: sent.text('id'), version: Number(sent.text('version')), ...said },
      }),
    overtaken: { is: isOvertaken, text: words.overtaken },
  }),
};
