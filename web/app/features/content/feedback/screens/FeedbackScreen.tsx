import { useState } from 'react';
import { type MetaFunction, useActionData, useLoaderData } from 'react-router-dom';
import { Section } from '../../../../design/Section.tsx';
import { load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { useGraph, useGraphIfLoaded } from '../../../../platform/graph/useGraph.ts';
import { head } from '../../../../platform/head/head.ts';
import { Trail } from '../../../../platform/head/Trail.tsx';
import { currentViewer } from '../../../../platform/session/viewerRecord.ts';
import { siteContext } from '../../../../platform/site/siteContext.ts';
import { answerFeedbackForms, type FeedbackAnswer } from '../actions.ts';
import type { FeedbackCard_LabelsFragment as Labels } from '../components/FeedbackCard.generated.ts';
import { FeedbackCard } from '../components/FeedbackCard.tsx';
import { FeedbackForm } from '../components/FeedbackForm.tsx';
import { FeedbackChallengeDocument } from '../components/FeedbackForm.generated.ts';
import { FollowForm } from '../components/FollowForm.tsx';
import { PlainFeedback } from '../components/PlainFeedback.tsx';
import { ReceiptCard } from '../components/ReceiptCard.tsx';
import { feedbackMessages as words } from '../messages.ts';
import type { Receipt } from '../names.ts';
import { FeedbackScreenDocument, OwnFeedbacksDocument } from './FeedbackScreen.generated.ts';

const ownPath = /^\/(?![/\\])[^\s\\]{0,300}$/;

/** The page from which somebody came, where it is one of this site. */
function pagePathOf({ request }: ScreenArgs): string | undefined {
  const from = new URL(request.url).searchParams.get('from') ?? '';
  return ownPath.test(from) ? from : undefined;
}

async function open(args: ScreenArgs, token: string) {
  const viewer = import.meta.env.SSR ? args.context.get(siteContext).viewer : currentViewer();
  // Whoever has no session is not asked for one.
  await Promise.all([load(args, FeedbackScreenDocument, {}), viewer && load(args, OwnFeedbacksDocument, {})]);
  return { token, pagePath: pagePathOf(args) };
}

/** Only the server's page has the form without script, and needs what that is sent with. */
export async function loader(args: ScreenArgs) {
  const { feedbackChallenge } = await load(args, FeedbackChallengeDocument, {});
  return open(args, feedbackChallenge?.token ?? '');
}
export const clientLoader = (args: ScreenArgs) => open(args, '');

export const action = answerFeedbackForms;
/** Whatever is sent is a visitor’s: no session does anything here. */
export const handle = { formsOnlyRead: true };

export const meta: MetaFunction<typeof loader> = (args) =>
  head(args, { title: words.title, description: words.description });

/** Where people tell the operator something, and read what came of it. */
export default function FeedbackScreen() {
  const { token, pagePath } = useLoaderData<typeof loader>();
  const answer = useActionData() as FeedbackAnswer | undefined;
  const [sent, setSent] = useState<Receipt>();
  const { data } = useGraph(FeedbackScreenDocument, {});
  const labels = readFragment<Labels>(data);
  const receipt = sent ?? answer?.receipt;
  const types = (labels.types?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa }));
  const own = useGraphIfLoaded(OwnFeedbacksDocument, {})?.viewer?.feedbacks?.nodes ?? [];
  return (
    <div className="flex w-full max-w-[44rem] flex-col gap-8">
      <header className="flex flex-col gap-4">
        <Trail label={words.trail} items={[{ label: words.home, href: '/' }, { label: words.title }]} />
        <h1>{words.title}</h1>
        <p className="text-muted">{words.lead}</p>
      </header>
      {receipt ? (
        <ReceiptCard receipt={receipt} />
      ) : (
        <>
          <div className="noscript:hidden">
            <FeedbackForm types={types} pagePath={pagePath} onSent={setSent} />
          </div>
          <PlainFeedback types={types} pagePath={pagePath} token={token} answer={answer} />
        </>
      )}
      <FollowForm answer={answer} labels={labels} />
      {own.length > 0 && (
        <Section id="own" title={words.own}>
          <ul className="flex flex-col gap-4">
            {own.map((feedback) => (
              <li key={feedback.id}>
                <FeedbackCard feedback={feedback} labels={labels} answer={answer} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
