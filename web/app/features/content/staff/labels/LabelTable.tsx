import { useState } from 'react';
import { Button } from '../../../../design/Button.tsx';
import { Section } from '../../../../design/Section.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { type AdminState, QueueSearch, Rows } from '../../../staff/index.ts';
import { LabelDialog, MergeDialog } from './LabelDialogs.tsx';
import type { LabelTable_LabelFragment } from './LabelTable.generated.ts';
import { labelMessages as words } from './messages.ts';
import { PlainLabels } from './PlainLabels.tsx';

type Label = LabelTable_LabelFragment;
interface LabelTableProps {
  labels: readonly Masked<Label>[];
  state: AdminState;
}

/** Labels with the number of their pages: renamed, described and merged here. */
export function LabelTable({ labels: masked, state }: LabelTableProps) {
  const labels = readFragment<Label>(masked);
  const [open, setOpen] = useState<{ label?: Label; isMerging?: boolean }>();
  const close = () => setOpen(undefined);
  return (
    <Section title={words.title}>
      <div className="flex flex-col gap-4">
        <p className="max-w-[68ch] text-muted">{words.lead}</p>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <QueueSearch state={state} label={words.search} field={words.searchField} />
          <Button icon="plus" className="noscript:hidden" onClick={() => setOpen({})}>
            {words.add}
          </Button>
        </div>
        {labels.length === 0 ? (
          <p className="text-muted">{words.none}</p>
        ) : (
          <Rows
            caption={words.table}
            rows={labels}
            rowKey={({ id }) => id}
            columns={[
              { key: 'title', header: words.labels.title, cell: ({ title }) => <bdi>{title}</bdi> },
              { key: 'description', header: words.labels.description, cell: ({ description }) => description },
              { key: 'pages', header: words.pages, cell: ({ pageCount }) => formatInteger(pageCount) },
              {
                key: 'actions',
                header: words.actions,
                cell: (label) => <Actions label={label} open={setOpen} />,
              },
            ]}
          />
        )}
        <PlainLabels labels={labels} />
      </div>
      {open?.isMerging && open.label && <MergeDialog label={open.label} close={close} />}
      {open && !open.isMerging && <LabelDialog {...(open.label && { label: open.label })} close={close} />}
    </Section>
  );
}

interface ActionsProps {
  label: Label;
  open(next: { label: Label; isMerging?: boolean }): void;
}

const Actions = ({ label, open }: ActionsProps) => (
  <div className="flex flex-wrap gap-2 noscript:hidden">
    <Button size="small" aria-label={words.changeTitle(label.title)} onClick={() => open({ label })}>
      {words.change}
    </Button>
    <Button size="small" aria-label={words.mergeTitle(label.title)} onClick={() => open({ label, isMerging: true })}>
      {words.merge}
    </Button>
  </div>
);
