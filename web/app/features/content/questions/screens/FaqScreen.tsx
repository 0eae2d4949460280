import { data, type MetaFunction, useActionData, useLoaderData } from 'react-router-dom';
import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { EmptyState } from '../../../../design/EmptyState.tsx';
import { LinkButton } from '../../../../design/LinkButton.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { textOf } from '../../../../platform/forms/refusal.ts';
import { GraphError } from '../../../../platform/graph/GraphError.ts';
import { load, loadUnless, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { serverGraphContext } from '../../../../platform/graph/server/ServerGraph.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { payloadOf } from '../../../../platform/graph/userErrors.ts';
import { head } from '../../../../platform/head/head.ts';
import { StructuredData } from '../../../../platform/head/StructuredData.tsx';
import { Trail } from '../../../../platform/head/Trail.tsx';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { Question } from '../components/Question.tsx';
import { RateFaqQuestionDocument } from '../components/RateAnswer.generated.ts';
import { questionMessages as words } from '../messages.ts';
import { FaqScreenDocument, type FaqScreenQuery } from './FaqScreen.generated.ts';
import { FaqSearchDocument, type FaqSearchQuery } from './FaqSearch.generated.ts';

const feedbackPath = '/feedback';

async function open(args: ScreenArgs) {
  const searchKey = (new URL(args.request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  const [found] = await Promise.all([
    searchKey === '' ? undefined : loadUnless(args, FaqSearchDocument, { searchKey }, ({ status }) => status === 400),
    load(args, FaqScreenDocument, {}),
  ]);
  return { searchKey, found: found?.searchFaqQuestions };
}

export const loader = open;
export const clientLoader = open;

/** What became of it without script; why it was not taken stands above all answers, for its own may be gone. */
interface Rated {
  ratedId?: string | undefined;
  failure?: string;
}

/** What a visitor says of an answer without script. */
export async function action(args: ScreenArgs) {
  const fields = await args.request.formData();
  const [faqQuestionId, isHelpful] = ['id', 'isHelpful'].map((name) => String(fields.get(name) ?? ''));
  try {
    const input = { faqQuestionId: faqQuestionId!, isHelpful: isHelpful === 'true' };
    payloadOf(await args.context.get(serverGraphContext).change(RateFaqQuestionDocument, { input }));
    return data<Rated>({ ratedId: faqQuestionId });
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    return data<Rated>({ failure: textOf(error, words.rateFailed) }, { status: error.status || 503 });
  }
}
/** Kept pages have the forms, so they carry no token; a visitor's word about an answer is all that they send. */
export const handle = { formsOnlyRead: true };

export const meta: MetaFunction<typeof loader> = (args) =>
  head(args, { title: words.title, description: words.description, noindex: Boolean(args.loaderData?.searchKey) });

export default function FaqScreen() {
  const { searchKey, found } = useLoaderData<typeof loader>();
  const { faqGroups, topFaqQuestions } = useGraph(FaqScreenDocument, {}).data;
  const groups = faqGroups ?? [];
  const { failure } = useRated();
  return (
    <div className="flex w-full max-w-[56rem] flex-col gap-8">
      <header className="flex flex-col gap-4">
        <Trail label={words.trail} items={[{ label: words.home, href: '/' }, { label: words.title }]} />
        <h1>{words.title}</h1>
        <p className="text-muted">{words.lead}</p>
        <SearchForm searchKey={searchKey} />
      </header>
      {failure && <Alert kind="error">{failure}</Alert>}
      {searchKey !== '' && <Found searchKey={searchKey} questions={found ?? []} />}
      {searchKey === '' && groups.length === 0 && (
        <EmptyState
          title={words.none}
          text={words.noneText}
          action={<LinkButton href={feedbackPath}>{words.ask}</LinkButton>}
        />
      )}
      {searchKey === '' && groups.length > 0 && <Groups groups={groups} top={topFaqQuestions ?? []} />}
      <StructuredData things={import.meta.env.SSR && searchKey === '' && (() => [faqPage(groups)])} />
    </div>
  );
}

function SearchForm({ searchKey }: { searchKey: string }) {
  return (
    <form method="get" action="/faq" role="search" className="flex items-end gap-2">
      <TextField
        name="q"
        type="search"
        label={words.searchLabel}
        defaultValue={searchKey}
        maxLength={100}
        dir="auto"
        className="grow"
      />
      <Button type="submit">{words.search}</Button>
    </form>
  );
}

function Found({ searchKey, questions }: { searchKey: string; questions: FaqSearchQuery['searchFaqQuestions'] }) {
  const { ratedId } = useRated();
  if (!questions || questions.length === 0)
    return (
      <EmptyState
        title={words.notFound}
        text={words.notFoundText}
        action={<LinkButton href={feedbackPath}>{words.ask}</LinkButton>}
      />
    );
  return (
    <section aria-label={words.found(formatInteger(questions.length), searchKey)} className="flex flex-col gap-3">
      <h2 className="text-[1.25rem]">{words.found(formatInteger(questions.length), searchKey)}</h2>
      {questions.map((question) => (
        <Question key={question.id} question={question} isRated={question.id === ratedId} />
      ))}
      <p>
        <a className="link" href="/faq">
          {words.all}
        </a>
      </p>
    </section>
  );
}

const useRated = () => (useActionData() as Rated | undefined) ?? {};

type Group = NonNullable<FaqScreenQuery['faqGroups']>[number];

function Groups({ groups, top }: { groups: Group[]; top: NonNullable<FaqScreenQuery['topFaqQuestions']> }) {
  const { ratedId } = useRated();
  return (
    <>
      <nav aria-label={words.groups}>
        <ul className="flex flex-wrap gap-2">
          {groups.map(({ category: { id, name, slug, questionCount } }) => (
            <li key={id}>
              <a className="chip inline-flex min-h-11 items-center gap-2" href={`#${slug}`}>
                <bdi>{name}</bdi>
                <span className="text-muted">{words.count(formatInteger(questionCount))}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="top" className="flex flex-col gap-3">
        <h2 id="top" className="text-[1.25rem]">
          {words.top}
        </h2>
        <ol className="grid gap-x-6 md:grid-cols-2">
          {top.map(({ id, question, slug }) => (
            <li key={id}>
              <a className="link inline-flex min-h-11 items-center" href={`#${slug}`}>
                <bdi>{question}</bdi>
              </a>
            </li>
          ))}
        </ol>
      </section>
      {groups.map(({ category, questions }) => (
        <section
          key={category.id}
          id={category.slug}
          aria-labelledby={`of-${category.id}`}
          className="flex scroll-mt-4 flex-col gap-3"
        >
          <h2 id={`of-${category.id}`} className="text-[1.25rem]">
            <bdi>{category.name}</bdi>
          </h2>
          {questions.map((question) => (
            <Question key={question.id} question={question} isRated={question.id === ratedId} />
          ))}
        </section>
      ))}
    </>
  );
}

/** Questions and answers in schema.org's words: plain text, block by block. */
const faqPage = (groups: readonly Group[]) => ({
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer
          .flatMap(({ spans, rows }) => [spans, ...rows.map(({ cells }) => cells.flatMap((cell) => cell.spans))])
          .map((spans) => spans.map(({ t }) => t).join(''))
          .filter((line) => line !== '')
          .join('\n'),
      },
    })),
  ),
});
