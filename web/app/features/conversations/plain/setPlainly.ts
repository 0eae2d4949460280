import type { PlainAction } from '../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../../platform/forms/plain/refusedPart.ts';
import {
  BlockPartyDocument,
  MuteConversationDocument,
  RemoveFromThreadDocument,
  UnblockPartyDocument,
} from '../thread/writing.generated.ts';
import { plainSettingsName } from './names.ts';

/** Does what one of the buttons of PlainSettings is for. */
export const setPlainly: PlainAction<RefusedPart<object>> = async (sent) => {
  const id = sent.text('id');
  const deeds: Record<string, () => Promise<unknown>> = {
    mute: () => sent.write(MuteConversationDocument, { input: { conversationId: id, isMuted: true } }),
    unmute: () => sent.write(MuteConversationDocument, { input: { conversationId: id, isMuted: false } }),
    archive: () => sent.write(RemoveFromThreadDocument, { input: { conversationId: id } }),
    block: () => sent.write(BlockPartyDocument, { input: { conversationId: id } }),
    unblock: () => sent.write(UnblockPartyDocument, { input: { blockId: sent.text('blockId') } }),
  };
  try {
    await deeds[sent.text('deed')]?.();
    return undefined;
  } catch (thrown) {
    return refusedPart(thrown, { form: plainSettingsName, id, typed: {}, known: [] });
  }
};
