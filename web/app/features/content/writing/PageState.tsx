import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { Instant } from '../../staff/index.ts';
import { writingMessages as words } from './messages.ts';
import { type PageStep, pageSteps, type StepFields, type TakeStep } from './pageSteps.ts';
import type { PageState_LabelsFragment, PageState_PageFragment } from './PageState.generated.ts';
import { PlainSteps } from './PlainSteps.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import { StepDialog } from './StepDialog.tsx';

interface PageStateProps {
  page: Masked<PageState_PageFragment>;
  labels: Masked<PageState_LabelsFragment>;
  takeStep: TakeStep;
  /** Asks what the page is now, where somebody else was first. */
  renew(): Promise<Masked<PageState_PageFragment> | undefined>;
  /** Whether links for a preview can be made; who writes it for a supplier reads it as its writer. */
  hasPreview: boolean;
}

/** Steps that bring a page nearer to its readers. */
const forward: readonly PageStep[] = ['SUBMIT', 'PUBLISH'];

/** Where a page is on its way to its readers, and the steps that can be taken now. */
export function PageState({ page: masked, labels: maskedLabels, takeStep, renew, hasPreview }: PageStateProps) {
  const page = readFragment<PageState_PageFragment>(masked);
  const labels = readFragment<PageState_LabelsFragment>(maskedLabels);
  const [begun, setBegun] = useState<{ step: PageStep; version: number }>();
  const steps = pageSteps.filter((each) => page.allowedActions.includes(each) && !isMissing(page, each));
  /** Takes the step on the page as it was seen; who has read that it changed takes it on what it is now. */
  const act =
    ({ step, version }: { step: PageStep; version: number }) =>
    (fields: StepFields) =>
      takeStep(step, { pageId: page.id, version }, fields).catch(async (error: unknown) => {
        const now = isOvertaken(error) ? readFragment<PageState_PageFragment>(await renew()) : undefined;
        if (!now) throw error;
        setBegun({ step, version: now.version });
        throw overtaken(now, step, labels);
      });
  return (
    <div className="flex flex-col gap-3 rounded-card border border-border bg-surface p-4">
      <p className="flex flex-wrap items-center gap-3">
        <StateBadge states={labels.pageStatuses?.values} value={page.status} />
        <span className="text-dense text-muted">{words.version(formatInteger(page.contentVersion))}</span>
        {page.review?.authorName && <bdi className="text-dense text-muted">{words.by(page.review.authorName)}</bdi>}
        {page.review?.supplierName && <bdi className="text-dense">{words.ofSupplier(page.review.supplierName)}</bdi>}
      </p>
      <Notes page={page} labels={labels} />
      <div className="flex flex-wrap gap-2">
        {steps.map((each) => (
          <Button
            key={each}
            className="noscript:hidden"
            variant={forward.includes(each) ? 'primary' : 'secondary'}
            onClick={() => setBegun({ step: each, version: page.version })}
          >
            {words.steps[each].action}
          </Button>
        ))}
        {hasPreview ? (
          <PreviewLink pageId={page.id} />
        ) : (
          <LinkButton href={`${page.path}?preview=`} data-full-load="">
            {words.preview.action}
          </LinkButton>
        )}
        {page.isShown && <LinkButton href={page.path}>{words.open}</LinkButton>}
      </div>
      <PlainSteps page={page} steps={steps} hasPreview={hasPreview} />
      {begun && (
        <StepDialog
          key={begun.step}
          step={begun.step}
          name={page.title}
          act={act(begun)}
          close={() => setBegun(undefined)}
        />
      )}
    </div>
  );
}

const isOvertaken = (error: unknown): error is GraphError =>
  error instanceof GraphError && (error.code === 'VERSION_CONFLICT' || error.code === 'INVALID_TRANSITION');

/** Says what the page is now, and whether the step can still be taken. */
function overtaken(now: PageState_PageFragment, step: PageStep, labels: PageState_LabelsFragment): GraphError {
  const state = labels.pageStatuses?.values.find(({ value }) => value === now.status)?.displayFa ?? now.status;
  const text = now.allowedActions.includes(step) ? words.overtaken(state) : words.overtakenWholly(state);
  return new GraphError(409, text, 'INVALID_TRANSITION');
}

const isMissing = ({ missing }: PageState_PageFragment, step: PageStep) =>
  (missing ?? []).some(({ actions }) => actions.includes(step));

function Notes({ page, labels }: { page: PageState_PageFragment; labels: PageState_LabelsFragment }) {
  const { status, reason, isShown, publishAt, redirectPath, review, missing } = page;
  const gaps = (missing ?? []).flatMap(
    ({ gap }) => labels.pageGaps?.values.find(({ value }) => value === gap)?.displayFa ?? [],
  );
  return (
    <>
      {status === 'DRAFT' && reason && (
        <Alert kind="warning">
          {words.reason} <span className="whitespace-pre-wrap">{reason}</span>
        </Alert>
      )}
      {status === 'DRAFT' && gaps.length > 0 && (
        <p>
          {words.missing} {gaps.join(words.versions.and)}
        </p>
      )}
      {isShown && status !== 'PUBLISHED' && <p className="text-muted">{words.isShown}</p>}
      {status === 'SCHEDULED' && publishAt && (
        <p>
          {words.publishAt} <Instant at={publishAt} />
        </p>
      )}
      {redirectPath && (
        <p>
          {words.movedTo} <bdi dir="ltr">{redirectPath}</bdi>
        </p>
      )}
      {status === 'IN_REVIEW' && review?.isOwnVersion && <p className="text-muted">{words.ownVersion}</p>}
      {review?.hasContact && <Alert kind="warning">{words.hasContact}</Alert>}
    </>
  );
}
