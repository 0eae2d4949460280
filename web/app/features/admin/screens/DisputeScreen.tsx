import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { answerPlainForm } from '../../../platform/forms/plain/answerPlainForm.ts';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { keepQuery } from '../../../platform/site/keepQuery.ts';
import { plainDecisionForms } from '../disputes/decidePlainly.ts';
import { DisputeCase } from '../disputes/DisputeCase.tsx';
import type {
  DisputeCase_DisputeFragment as Dispute,
  DisputeCase_LabelsFragment as Labels,
} from '../disputes/DisputeCase.generated.ts';
import { disputeMessages as words } from '../disputes/messages.ts';
import { DisputeScreenDocument } from './DisputeScreen.generated.ts';

async function open(args: ScreenArgs) {
  keepQuery(args, [], '');
  const variables = { id: args.params.id ?? '' };
  const { number } = found(args, (await load(args, DisputeScreenDocument, variables)).staff?.dispute);
  return { variables, number };
}

export const loader = open;
export const clientLoader = open;
/** Forms without script. */
export const action = (args: ScreenArgs) => answerPlainForm<object>(args, plainDecisionForms);

export const meta: MetaFunction<typeof loader> = (args) =>
  head(args, { title: words.pageTitle(args.loaderData?.number ?? ''), description: words.description });

/** One dispute, as who decides it reads it; each reading is in the audit log. */
export default function DisputeScreen() {
  const { variables } = useLoaderData<typeof loader>();
  const { data } = useGraph(DisputeScreenDocument, variables);
  const dispute = data.staff?.dispute;
  // The loader made it sure.
  if (!dispute) return null;
  return <DisputeCase dispute={readFragment<Dispute>(dispute)} labels={readFragment<Labels>(data)} />;
}
