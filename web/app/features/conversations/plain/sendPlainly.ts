import { redirect } from 'react-router-dom';
import type { PlainAction, PlainAnswer } from '../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../../platform/forms/plain/refusedPart.ts';
import { toldOnPage } from '../../../platform/forms/plain/toldOnPage.ts';
import type { SendMessageInput } from '../../../platform/graph/types.generated.ts';
import { fileIn, type HeldFile } from '../../files/index.ts';
import { conversationHref } from '../list.ts';
import { bodyProblem, tellsContact } from '../thread/body.ts';
import { SendMessageDocument } from '../thread/writing.generated.ts';
import { plainAskName, plainMessageName, plainReportName, plainSettingsName } from './names.ts';
import { reportPlainly } from './reportPlainly.ts';
import { setPlainly } from './setPlainly.ts';

/** With the file that came, and the question whether a way of contact is meant, where nobody has said so. */
export type RefusedMessage = RefusedPart<{ body: string; customerId: string }> & {
  held?: HeldFile;
  asksContact?: true;
};

/** A form has one file, and calls it so. */
const placeIn = (field: string) => (field.startsWith('fileIds') ? 'fileId' : field);

interface Sending {
  form: string;
  sent: PlainAnswer;
  /** Where the message goes. */
  to: Omit<SendMessageInput, 'body' | 'fileIds' | 'customerId' | 'recipientName'>;
  /** Once it is sent. */
  done(conversationId: string): undefined;
}

async function send({ form, sent, to, done }: Sending) {
  const body = sent.paragraphs('body');
  const customerId = sent.text('customerId');
  const recipientName = sent.text('recipientName');
  const { held, problem: fileProblem, status = 400 } = fileIn(sent, 'fileId');
  const shown = { form, id: sent.text('id'), typed: { body, customerId }, ...(held && { held }) };
  if (fileProblem) return { status, again: { ...shown, problems: { fileId: fileProblem } } };
  const problem = bodyProblem(body, held !== undefined);
  if (problem) return { status: 400, again: { ...shown, problems: { body: problem } } };
  const confirmsContact = sent.text('confirmsContact') !== '' ? { confirmsContact: true } : {};
  try {
    const { conversation } = await sent.write(SendMessageDocument, {
      input: {
        ...to,
        customerId,
        recipientName,
        ...confirmsContact,
        ...(body.trim() !== '' && { body }),
        ...(held && { fileIds: [held.id] }),
      },
    });
    return done(conversation.id);
  } catch (thrown) {
    if (tellsContact(thrown))
      return { status: toldOnPage(thrown).status, again: { ...shown, problems: {}, asksContact: true as const } };
    const { status: refusedAs, again } = refusedPart(thrown, { ...shown, known: ['body', 'fileId'], placeOf: placeIn });
    return { status: refusedAs, again: { ...again, ...(held && { held }) } };
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
