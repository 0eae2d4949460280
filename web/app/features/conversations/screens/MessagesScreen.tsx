import { type MetaFunction, redirect, useLoaderData } from 'react-router-dom';
import { Card } from '../../../design/Card.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { answerPlainForm } from '../../../platform/forms/plain/answerPlainForm.ts';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { keepToPages } from '../../../platform/site/keepToPages.ts';
import { actingFor } from '../../../platform/session/membership.ts';
import { AskedBefore, AskForm, NoParty } from '../ask/AskForm.tsx';
import { type AskForm_CustomerFragment as Customer, AskPartiesDocument } from '../ask/AskForm.generated.ts';
import { type Asked, askedOf, askVariables, type SubjectName } from '../ask/subject.ts';
import { ConversationList } from '../components/ConversationList.tsx';
import { listSearch, listVariables, path, readList } from '../list.ts';
import { askMessages } from '../ask/messages.ts';
import { conversationMessages as words } from '../messages.ts';
import { PlainAsk } from '../plain/PlainAsk.tsx';
import { plainMessageForms } from '../plain/sendPlainly.ts';
import { talkHref } from '../thread/talkHref.ts';
import { Thread, threadVariables } from '../thread/Thread.tsx';
import { OpenConversationDocument } from '../thread/Thread.generated.ts';
import { MessagesScreenDocument } from './MessagesScreen.generated.ts';

async function open(args: ScreenArgs) {
  const state = readList(args);
  const variables = listVariables(state);
  const [{ viewer }, otherName, asked] = await Promise.all([
    load(args, MessagesScreenDocument, variables),
    openThread(args, state.conversationId),
    openQuestion(args, state.subject),
  ]);
  const { totalCount } = found(args, viewer?.conversations);
  keepToPages(args, { ...variables, totalCount });
  return { variables, state, otherName, asked, now: Date.now() };
}

/** What is said about an order stands in its room. */
async function openThread(args: ScreenArgs, id: string | undefined) {
  if (id === undefined) return undefined;
  const { viewer } = await load(args, OpenConversationDocument, threadVariables(id));
  const { otherName, tradeRequest } = found(args, viewer?.conversation);
  if (tradeRequest) throw redirect(talkHref(tradeRequest.id, id), 303);
  return otherName;
}

/** What is asked about, and in whose name that can be done. */
async function openQuestion(args: ScreenArgs, subject: SubjectName | undefined) {
  if (!subject) return undefined;
  const answer = await load(args, AskPartiesDocument, askVariables(subject));
  return { subject, ...found(args, askedOf(answer)) };
}

export const loader = open;
export const clientLoader = open;
/** Forms without script. */
export const action = (args: ScreenArgs) => answerPlainForm(args, plainMessageForms);

/** A file may come with one. */
export const handle = { formsTakeFiles: true };

export const meta: MetaFunction<typeof loader> = (args) => {
  const { otherName } = args.loaderData ?? {};
  return head(args, {
    title: otherName === undefined ? words.title : words.titleWith(otherName),
    description: words.description,
  });
};

/** What the viewer's companies and their buyers and sellers say to each other: the list, and the open conversation beside it. */
export default function MessagesScreen() {
  const { variables, state, asked, now } = useLoaderData<typeof loader>();
  const list = useGraph(MessagesScreenDocument, variables).data.viewer?.conversations;
  // The loader made it sure.
  if (!list) return null;
  const { conversationId, subject, ...filter } = state;
  const isPaneOpen = conversationId !== undefined || subject !== undefined;
  return (
    <div className="flex flex-col gap-6">
      <h1 className={isPaneOpen ? 'max-lg:sr-only' : undefined}>{words.title}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={isPaneOpen ? 'min-w-0 max-lg:hidden' : 'min-w-0'}>
          <ConversationList list={list} state={state} />
        </div>
        {conversationId !== undefined && (
          <Thread key={conversationId} id={conversationId} listHref={path + listSearch(filter)} />
        )}
        {asked && <Ask key={asked.subject.id} asked={asked} now={now} />}
        {!isPaneOpen && list.nodes.length > 0 && (
          <div className="max-lg:hidden">
            <EmptyState title={words.choose} text={words.chooseText} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The form of a question, as a page: for who has no script, and for who comes by its address. */
function Ask({ asked: { subject, name, sellerName }, now }: { asked: Asked & { subject: SubjectName }; now: number }) {
  const { viewer } = useGraph(AskPartiesDocument, askVariables(subject)).data;
  const parties = actingFor(readFragment<Customer>(viewer?.customers ?? []), 'MESSAGE', now);
  const before = viewer?.conversationsBySubject?.[0];
  return (
    <Card as="section" aria-label={askMessages.title} className="flex min-w-0 flex-col gap-4">
      <h2 className="text-[1.25rem] leading-8">{askMessages.title}</h2>
      <p className="font-medium">
        <bdi>{askMessages.about(name)}</bdi>
      </p>
      {parties.length > 0 ? (
        <>
          {before && (
            <noscript>
              <AskedBefore conversationId={before.id} />
            </noscript>
          )}
          <PlainAsk subject={subject} to={sellerName} parties={parties} />
          <div className="noscript:hidden">
            <AskForm subject={subject} />
          </div>
        </>
      ) : (
        <NoParty />
      )}
    </Card>
  );
}
