import { data } from 'react-router-dom';
import { formMessages } from '../../../platform/forms/messages.ts';
import { refusedAt, textOf } from '../../../platform/forms/refusal.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import type { ScreenArgs } from '../../../platform/graph/load.ts';
import { type ServerGraph, serverGraphContext } from '../../../platform/graph/server/ServerGraph.ts';
import type { FeedbackType } from '../../../platform/graph/types.generated.ts';
import { payloadOf } from '../../../platform/graph/userErrors.ts';
import type { Masked } from '../../../platform/graph/readFragment.ts';
import type { FeedbackCard_FeedbackFragment as Feedback } from './components/FeedbackCard.generated.ts';
import { CreateFeedbackDocument } from './components/FeedbackForm.generated.ts';
import { FeedbackByTrackingNoDocument, ReopenFeedbackDocument } from './components/follow.generated.ts';
import { feedbackMessages as words } from './messages.ts';
import { formNames, type Receipt, type TypedFeedback } from './names.ts';

/** What became of a form of the screen that the browser sent by itself. */
export interface FeedbackAnswer {
  form: string;
  /** Of a feedback that was sent. */
  receipt?: Receipt;
  /** Of one that was found or reopened: with the code, where it was found by that. */
  found?: Masked<Feedback>;
  /** Which one was to be reopened. */
  id?: string;
  code?: string;
  typed?: Partial<TypedFeedback> & { trackingNo?: string; text?: string };
  problems?: Partial<Record<string, string>>;
  failure?: string;
}

type Fields = (name: string) => string;

/** Answers the forms of the screen; each is a visitor's, whatever cookies came with it. */
export async function answerFeedbackForms(args: ScreenArgs) {
  const sent = await args.request.formData();
  const fields: Fields = (name) => {
    const value = sent.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  const form = fields('form');
  if (form === formNames.follow) return follow(args, fields);
  return form === formNames.reopen ? reopen(args, fields) : send(args, fields);
}

const given = (name: string, value: string) => (value.trim() === '' ? {} : { [name]: value });

async function send(args: ScreenArgs, fields: Fields) {
  const typed = {
    type: fields('type'),
    subject: fields('subject'),
    body: fields('body'),
    email: fields('email'),
    phone: fields('phone'),
  };
  const input = {
    type: typed.type as FeedbackType,
    subject: typed.subject,
    body: typed.body,
    token: fields('token'),
    ...given('email', typed.email),
    ...given('phone', typed.phone),
    ...given('pagePath', fields('pagePath')),
    ...given('fax', fields('fax')),
  };
  return told(
    formNames.send,
    () => ({ typed }),
    Object.keys(typed),
    async () => {
      const answer = await args.context.get(serverGraphContext).change(CreateFeedbackDocument, { input });
      payloadOf(answer);
      const { trackingNo, code } = answer.createFeedback.feedback!;
      return { receipt: { trackingNo, code: code ?? '' } };
    },
  );
}

function follow(args: ScreenArgs, fields: Fields) {
  const trackingNo = fields('trackingNo').trim();
  const code = fields('code').trim();
  const typed = { trackingNo };
  if (trackingNo === '' || code === '')
    return data({ form: formNames.follow, typed, failure: words.notFound } satisfies FeedbackAnswer, { status: 404 });
  return told(
    formNames.follow,
    () => ({ typed }),
    [],
    async () => {
      const graph = args.context.get(serverGraphContext);
      const { feedbackByTrackingNo } = await graph.ask(FeedbackByTrackingNoDocument, { trackingNo, code });
      return { found: feedbackByTrackingNo!, code };
    },
  );
}

function reopen(args: ScreenArgs, fields: Fields) {
  const id = fields('id');
  const code = fields('code');
  const text = fields('text');
  const graph = args.context.get(serverGraphContext);
  const again = async () => {
    const typed = { id, code, typed: { text } };
    // Who found it by its code reads beside it why nothing was sent.
    const found = code === '' ? undefined : await foundAgain(graph, fields('trackingNo'), code);
    return found ? { ...typed, found } : typed;
  };
  return told(formNames.reopen, again, ['text'], async () => {
    const input = { feedbackId: id, text, ...given('code', code) };
    const answer = await graph.change(ReopenFeedbackDocument, { input });
    payloadOf(answer);
    return { id, found: answer.reopenFeedback.feedback!, code };
  });
}

const foundAgain = (graph: ServerGraph, trackingNo: string, code: string) =>
  graph.ask(FeedbackByTrackingNoDocument, { trackingNo, code }).then(
    ({ feedbackByTrackingNo }) => feedbackByTrackingNo,
    () => undefined,
  );

/** Does it, and tells of a refusal with what was typed. */
async function told(
  form: string,
  again: () => Partial<FeedbackAnswer> | Promise<Partial<FeedbackAnswer>>,
  known: readonly string[],
  act: () => Promise<Partial<FeedbackAnswer>>,
) {
  try {
    return data({ form, ...(await act()) } as FeedbackAnswer);
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    const problems = Object.fromEntries(
      refusedAt(error, known, (field) => field).map(({ place, text }) => [place, text]),
    );
    const isTold = Object.keys(problems).length > 0;
    const failure = isTold ? {} : { failure: failureOf(error) };
    return data({ form, ...(await again()), problems, ...failure } as FeedbackAnswer, { status: error.status || 503 });
  }
}

/** Why nothing was done, in words for the page. */
function failureOf(error: GraphError): string {
  if (error.code === 'FEEDBACK_NOT_FOUND') return words.notFound;
  if (error.code === 'INVALID_TRANSITION') return words.reopenedMeanwhile;
  if (error.code === 'FEEDBACK_RATE_LIMITED') return words.limited;
  if (error.code === 'FEEDBACK_LOOKUPS_LIMITED') return words.lookupsLimited;
  return textOf(error, words.sendFailed, formMessages.offline);
}
