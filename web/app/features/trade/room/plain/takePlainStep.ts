import { redirect } from 'react-router-dom';
import type { PlainAction, PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { formMessages, ruleText } from '../../../../platform/forms/messages.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { toldOnPage } from '../../../../platform/forms/plain/toldOnPage.ts';
import { textOf } from '../../../../platform/forms/refusal.ts';
import { GraphError } from '../../../../platform/graph/GraphError.ts';
import { found, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { serverGraphContext } from '../../../../platform/graph/server/ServerGraph.ts';
import { listHref } from '../../list/list.ts';
import { stepMessages } from '../../../tradeSteps/steps/messages.ts';
import { PublicationPriceDocument, RemoveDraftRequestDocument } from '../../../tradeSteps/steps/roomSteps.generated.ts';
import type { Price } from '../PriceFacts.tsx';
import {
  fixedInput,
  hasChoice,
  isOvertaken,
  isPriceChanged,
  isSaying,
  isStep,
  placeOf,
  type Said,
  saidInput,
  type Step,
} from '../../../tradeSteps/steps/steps.ts';
import { documentOf } from '../../../tradeSteps/steps/stepDocuments.ts';
import { priceNow } from '../../../tradeSteps/steps/takeStep.ts';
import { plainStepName, plainTakeName } from '../../../tradeSteps/steps/plain/names.ts';

/** A step that is asked about, or that was not taken. */
export type RefusedStep = RefusedPart<Said & { step: string }> & {
  /** Of the request as it was when the step was written. */
  seenVersion: number;
  /** What a publication is agreed to at. */
  price?: Price;
};

const saidIn = (sent: PlainAnswer): Said => ({
  text: sent.paragraphs('text').trim(),
  choice: sent.text('choice'),
  lineIds: sent.all('lineIds'),
});

/** What of a form every answer has. */
function shownOf(sent: PlainAnswer, args: ScreenArgs) {
  const word = sent.text('step');
  const step: Step = found(args, isStep(word) ? word : undefined);
  const typed = { ...saidIn(sent), step: step as string };
  return {
    step,
    shown: { form: plainTakeName, id: sent.text('id'), typed, seenVersion: Number(sent.text('version')) },
  };
}

/** A button was pressed: its form comes, with the price where one is agreed to. */
const askStep: PlainAction<RefusedStep> = async (sent, args) => {
  const { step, shown } = shownOf(sent, args);
  const again = { ...shown, problems: {} };
  if (step !== 'CONFIRM_AND_PUBLISH') return { status: 200, again };
  return pricedAgain(args, again);
};

/** The same form with the price of now. */
async function pricedAgain(args: ScreenArgs, again: RefusedStep, status = 200) {
  try {
    const { viewer } = await args.context.get(serverGraphContext).ask(PublicationPriceDocument, { id: again.id });
    const price = viewer?.membershipAndPrice;
    return { status, again: { ...again, ...(price && { price }) } };
  } catch (thrown) {
    const { error, status: refused } = toldOnPage(thrown);
    return { status: refused, again: { failure: textOf(error, stepMessages.price.failed), ...again } };
  }
}

/** Takes the step; what it may not take now the api refuses. */
const takeStep: PlainAction<RefusedStep> = async (sent, args) => {
  const { step, shown } = shownOf(sent, args);
  const { typed, id, seenVersion: version } = shown;
  const said = isSaying(step) ? saidInput(step, typed) : {};
  const token = step === 'CONFIRM_AND_PUBLISH' ? { priceToken: sent.text('priceToken') } : {};
  const input = { tradeRequestId: id, version, ...fixedInput(step), ...said, ...token };
  if (hasChoice(step) && typed.choice === '')
    return { status: 400, again: { ...shown, problems: { choice: ruleText('REQUIRED') } } };
  try {
    if (step === 'REMOVE') {
      await sent.write(RemoveDraftRequestDocument, { input });
      throw redirect(listHref({ side: 'BUYER' }), 303);
    }
    await sent.write(documentOf(step), { input });
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof GraphError)) throw thrown;
    const failure = failureOf(thrown, step);
    if (failure === undefined) {
      const { status, again } = refusedPart(thrown, { ...shown, known: ['text', 'choice'], placeOf });
      return { status, again: { ...again, seenVersion: version } };
    }
    const again = { ...shown, problems: {}, failure };
    const { status } = toldOnPage(thrown);
    return step === 'CONFIRM_AND_PUBLISH' ? pricedAgain(args, again, status) : { status, again };
  }
};

/** What a room says in words of its own. */
function failureOf(error: GraphError, step: Step): string | undefined {
  if (isOvertaken(error)) return stepMessages.overtaken.refused;
  const { changed, changedForSeller } = stepMessages.price;
  if (isPriceChanged(error)) return (step === 'CONFIRM_AND_PUBLISH' ? changed : changedForSeller)(priceNow(error));
  return step === 'CONFIRM_AND_PUBLISH' ? textOf(error, formMessages.failed, formMessages.offline) : undefined;
}

/** The forms without script of a room, and what answers each. */
export const plainStepForms: Record<string, PlainAction<object>> = {
  [plainStepName]: askStep,
  [plainTakeName]: takeStep,
};
