import { GraphError } from '../../../platform/graph/GraphError.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatMoney } from '../../../platform/numbers/money.ts';
import { inTurn } from './inTurn.ts';
import { stepMessages, stepMessagesOf } from './messages.ts';
import type { RoomParts } from './room.ts';
import { RemoveDraftRequestDocument } from './roomSteps.generated.ts';
import { documentOf } from './stepDocuments.ts';
import { fixedInput, isPriceChanged, type Step } from './steps.ts';
import { writeOrRenew } from './writeOrRenew.ts';

const lists = ['viewer.tradeRequests', 'viewer.tradeRequestsSummary'] as const;

/**
 * Takes a step with the request as it is shown. When somebody else acted first nothing is done: the room is asked for anew, and
 * the refusal says why. @param said what the step says beside id and version
 */
export const takeStep = (room: RoomParts, step: Step, said: object = {}): Promise<void> =>
  takeSteps(room, step, [said]);

/** The same step several times, in turn. */
export const takeSteps = async ({ request, renew }: RoomParts, step: Step, all: readonly object[]): Promise<void> => {
  const { id } = request;
  const words = stepMessagesOf(request);
  const inputOf = (version: number, said: object) => ({
    tradeRequestId: id,
    version,
    ...fixedInput(step),
    ...said,
  });
  const act = async () => {
    if (step === 'REMOVE') {
      await write(RemoveDraftRequestDocument, { input: inputOf(request.version, {}) }, { outdates: lists });
      return words.steps.REMOVE.done;
    }
    const outdates = [...lists, 'viewer.tradeRequest'] as const;
    const last = await inTurn(
      request.version,
      all,
      async (said, version) =>
        (await write(documentOf(step), { input: inputOf(version, said) }, { outdates })).tradeRequest,
    );
    // Above one's limit colleagues are asked instead.
    const isAsked = step === 'CONFIRM_AND_PUBLISH' && last?.status === 'AWAITING_CONFIRMATION';
    return isAsked ? words.price.asked : words.steps[step].done;
  };
  try {
    notify('success', await writeOrRenew(act, { renew }));
  } catch (error) {
    if (step === 'ACKNOWLEDGE_LIST_PRICE' && isPriceChanged(error))
      throw new GraphError(error.status, changedForSeller(error), error.code);
    throw error;
  }
};

/** The amount that a changed price leads to. */
export const priceNow = ({ data }: GraphError) => formatMoney(data.fields?.[0]?.params?.[0]);
const changedForSeller = (error: GraphError) => stepMessages.price.changedForSeller(priceNow(error));
