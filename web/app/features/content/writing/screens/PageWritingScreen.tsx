import { type MetaFunction, useLoaderData, useNavigate } from 'react-router-dom';
import { answerPlainForm, type PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { askAnew } from '../../../../platform/graph/ask.ts';
import { found, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { loadForStaff } from '../../../../platform/graph/loadForStaff.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { write } from '../../../../platform/graph/write.ts';
import { head } from '../../../../platform/head/head.ts';
import { keepQuery } from '../../../../platform/site/keepQuery.ts';
import { pageWritingPath } from '../../../../paths.ts';
import { Blocks } from '../../blocks/Blocks.tsx';
import { writingMessages as words } from '../messages.ts';
import { CreatePageDocument, UpdatePageDocument } from '../PageForm.generated.ts';
import { PageForm } from '../PageForm.tsx';
import { pageInput, type TypedPage } from '../pageForm.ts';
import { PageState } from '../PageState.tsx';
import { staffSteps, takeStaffStep } from '../pageSteps.ts';
import { linkPreviewPlainly, plainPreviewName, plainStepName, takeStepPlainly } from '../takeStepPlainly.ts';
import { PageVersions } from '../PageVersions.tsx';
import { PageWritingScreenDocument, type PageWritingScreenQuery } from './PageWritingScreen.generated.ts';

/** In the place of the id of a page that is begun. */
const NEW = 'new';
const outdates = ['staff.pages', 'staff.pageVersions'] as const;

async function open(args: ScreenArgs) {
  keepQuery(args, [], '');
  const id = args.params.id ?? NEW;
  const variables = { id, isNew: id === NEW };
  const { staff } = await loadForStaff(args, PageWritingScreenDocument, variables);
  const title = variables.isNew ? words.newTitle : found(args, staff?.page).title;
  return { variables, title };
}

export const loader = open;
export const clientLoader = open;
/** Steps and previews without script. */
export const action = (args: ScreenArgs) =>
  answerPlainForm<unknown>(args, {
    [plainStepName]: takeStepPlainly(staffSteps) as PlainAction<unknown>,
    [plainPreviewName]: linkPreviewPlainly as PlainAction<unknown>,
  });

export const meta: MetaFunction<typeof loader> = (args) => {
  const title = args.loaderData?.title ?? words.newTitle;
  return head(args, { title, description: title });
};

/** One page of the site, as editors write and review it. */
export default function PageWritingScreen() {
  const { variables, title } = useLoaderData<typeof loader>();
  const { data } = useGraph(PageWritingScreenDocument, variables);
  const navigate = useNavigate();
  const { page, pageVersions, contentTypes } = data.staff ?? {};
  const reload = async () => (await askAnew(PageWritingScreenDocument, variables)).staff?.page ?? undefined;
  const save = async (typed: TypedPage, version: number | undefined) => {
    const input = pageInput(typed);
    if (page) {
      const { ownPage } = await write(
        UpdatePageDocument,
        { input: { ...input, pageId: page.id, version: version ?? 1 } },
        { outdates },
      );
      return ownPage;
    }
    const { ownPage } = await write(CreatePageDocument, { input }, { outdates });
    setTimeout(() => void navigate(pageWritingPath(ownPage.id)));
    return undefined;
  };
  return (
    <div className="flex flex-col gap-6">
      <h1>{page?.title ?? title}</h1>
      {page && <PageState page={page} labels={data} takeStep={takeStaffStep} renew={reload} hasPreview />}
      <PageForm
        key={page?.id ?? NEW}
        page={page ?? undefined}
        types={typesOf(contentTypes)}
        isEditor
        save={save}
        reload={reload}
        isLocked={page ? !page.allowedActions.includes('EDIT') : false}
      >
        <section aria-label={words.labels.body} className="flex flex-col gap-4">
          <p className="text-muted">{words.readOnly}</p>
          <p className="text-[1.125rem] leading-[1.875rem] text-muted">{page?.summary}</p>
          <Blocks blocks={page?.body ?? []} />
        </section>
      </PageForm>
      {pageVersions && <PageVersions versions={pageVersions.nodes} />}
    </div>
  );
}

/** The types of all levels, each below the one it belongs to. */
const typesOf = (types: NonNullable<PageWritingScreenQuery['staff']>['contentTypes'] | undefined) =>
  (types ?? []).flatMap((type) => [type, ...type.children.flatMap((child) => [child, ...child.children])]);
