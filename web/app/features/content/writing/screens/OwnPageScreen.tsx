import { type MetaFunction, useLoaderData, useNavigate } from 'react-router-dom';
import { answerPlainForm } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { askAnew } from '../../../../platform/graph/ask.ts';
import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import type { BlockKind } from '../../../../platform/graph/types.generated.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { write } from '../../../../platform/graph/write.ts';
import { head } from '../../../../platform/head/head.ts';
import { ownPagePath } from '../../../../paths.ts';
import { writingMessages as words } from '../messages.ts';
import { CreateOwnPageDocument, UpdateOwnPageDocument } from '../PageForm.generated.ts';
import { PageForm } from '../PageForm.tsx';
import { ownPageInput, type TypedPage } from '../pageForm.ts';
import { PageState } from '../PageState.tsx';
import { ownSteps, takeOwnStep } from '../pageSteps.ts';
import { plainStepName, takeStepPlainly } from '../takeStepPlainly.ts';
import { OwnPageScreenDocument } from './OwnPageScreen.generated.ts';

/** In the place of the id of a page that is begun. */
const NEW = 'new';
const outdates = ['viewer.ownPages'] as const;
/** Sellers show no questions of the site. */
const kinds: readonly BlockKind[] = [
  'PARAGRAPH',
  'HEADING',
  'LIST_ITEM',
  'QUOTE',
  'CALLOUT',
  'TABLE',
  'IMAGE',
  'PRODUCT_CARD',
  'SUPPLIER_CARD',
  'CODE',
  'DIVIDER',
];

async function open(args: ScreenArgs) {
  const id = args.params.id ?? NEW;
  const variables = { id, isNew: id === NEW };
  // A new one says for which supplier it is begun.
  const supplierId = new URL(args.request.url).searchParams.get('supplierId') ?? '';
  if (variables.isNew) found(args, supplierId || null);
  const { viewer } = await load(args, OwnPageScreenDocument, variables);
  const title = variables.isNew ? words.newTitle : found(args, viewer?.ownPage).title;
  return { variables, supplierId, title };
}

export const loader = open;
export const clientLoader = open;
/** Steps without script. */
export const action = (args: ScreenArgs) => answerPlainForm(args, { [plainStepName]: takeStepPlainly(ownSteps) });

export const meta: MetaFunction<typeof loader> = (args) => {
  const title = args.loaderData?.title ?? words.newTitle;
  return head(args, { title, description: title });
};

/** An article of a supplier, as its people write it. */
export default function OwnPageScreen() {
  const { variables, supplierId, title } = useLoaderData<typeof loader>();
  const { data } = useGraph(OwnPageScreenDocument, variables);
  const navigate = useNavigate();
  const page = data.viewer?.ownPage;
  const reload = async () => (await askAnew(OwnPageScreenDocument, variables)).viewer?.ownPage ?? undefined;
  const save = async (typed: TypedPage, version: number | undefined) => {
    const input = ownPageInput(typed);
    if (page) {
      const changed = { ...input, pageId: page.id, version: version ?? 1 };
      return (await write(UpdateOwnPageDocument, { input: changed }, { outdates })).ownPage;
    }
    const { ownPage } = await write(CreateOwnPageDocument, { input: { ...input, supplierId } }, { outdates });
    setTimeout(() => void navigate(ownPagePath(ownPage.id)));
    return undefined;
  };
  return (
    <div className="flex flex-col gap-6">
      <h1>{page?.title ?? title}</h1>
      {page && <PageState page={page} labels={data} takeStep={takeOwnStep} renew={reload} hasPreview={false} />}
      <PageForm
        key={page?.id ?? NEW}
        page={page ?? undefined}
        types={data.contentTypesByPageType ?? []}
        isEditor={false}
        kinds={kinds}
        save={save}
        reload={reload}
        isLocked={page ? !page.allowedActions.includes('EDIT') : false}
      >
        <p className="text-muted">{words.readOnly}</p>
      </PageForm>
    </div>
  );
}
