import { redirect } from 'react-router-dom';
import type { PlainAction, PlainAnswer } from '../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../../platform/forms/plain/refusedPart.ts';
import { toldOnPage } from '../../../platform/forms/plain/toldOnPage.ts';
import type { SendMessageInput } from '../../../platform/graph/types.generated.ts';
import { conversationHref } from '../list.ts';
import { bodyProblem, tellsContact } from '../thread/body.ts';
import { SendMessageDocument } from '../thread/writing.generated.ts';
import { plainAskName, plainMessageName, plainReportName, plainSettingsName } from './names.ts';
import { reportPlainly } from './reportPlainly.ts';
import { setPlainly } from './setPlainly.ts';

/** With the question whether a way of contact is meant, where nobody has said so. */
export type RefusedMessage = RefusedPart<{ body: string; customerId: string }> & { asksContact?: true };

interface Sending {
  form: string;
  sent: PlainAnswer;
  /** Where the message goes. */
  to: Omit<SendMessageInput, 'body' | 'customerId' | 'recipientName'>;
  /** Once it is sent. */
  done(conversationId: string): undefined;
}

async function send({ form, sent, to, done }: Sending) {
  const body = sent.paragraphs('body');
  const [customerId, recipientName] = [sent.text('customerId'), sent.text('recipientName')];
  const shown = { form, id: sent.text('id'), typed: { body, customerId } };
  const problem = bodyProblem(body);
  if (problem) return { status: 400, again: { ...shown, problems: { body: problem } } };
  const confirmsContact = sent.text('confirmsContact') !== '' ? { confirmsContact: true } : {};
  try {
    const { conversation } = await sent.write(SendMessageDocument, {
      input: { ...to, body, customerId, recipientName, ...confirmsContact },
    });
    return done(conversation.id);
  } catch (thrown) {
    if (tellsContact(thrown))
      return { status: toldOnPage(thrown).status, again: { ...shown, problems: {}, asksContact: true as const } };
    return refusedPart(thrown, { ...shown, known: ['body'] });
  }
}

const sendInConversation: PlainAction<RefusedMessage> = (sent) =>
  send({ form: plainMessageName, sent, to: { conversationId: sent.text('id') }, done: () => undefined });

const askPlainly: PlainAction<RefusedMessage> = (sent) => {
  const subjectType = sent.text('subjectType') === 'SUPPLIER' ? 'SUPPLIER' : 'SUPPLIER_PRODUCT';
  return send({
    form: plainAskName,
    sent,
    to: { subjectType, subjectId: sent.text('id') },
    done: (conversationId) => {
      throw redirect(conversationHref(conversationId), 303);
    },
  });
};

/** The forms without script of the conversations, and what answers each. */
export const plainMessageForms: Record<string, PlainAction<object>> = {
  [plainMessageName]: sendInConversation,
  [plainAskName]: askPlainly,
  [plainReportName]: reportPlainly,
  [plainSettingsName]: setPlainly,
};
