import { useState } from 'react';
import { Badge } from '../../../../design/Badge.tsx';
import { Button } from '../../../../design/Button.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { Rows } from '../../../staff/index.ts';
import { typeMessages as words } from './messages.ts';
import { PlainTypes } from './PlainTypes.tsx';
import { TypeDialog } from './TypeDialog.tsx';
import type { TypeTable_LabelsFragment, TypeTable_TypeFragment } from './TypeTable.generated.ts';

interface TypeTableProps {
  types: readonly Masked<TypeTable_TypeFragment>[];
  labels: Masked<TypeTable_LabelsFragment>;
}

/** The tree of content types, each below the one it belongs to. */
export function TypeTable({ types: masked, labels: maskedLabels }: TypeTableProps) {
  const types = readFragment<TypeTable_TypeFragment>(masked);
  const labels = readFragment<TypeTable_LabelsFragment>(maskedLabels);
  const [open, setOpen] = useState<{ type?: TypeTable_TypeFragment }>();
  const nameOf = (value: string) => labels.pageTypes?.values.find((each) => each.value === value)?.displayFa;
  return (
    <>
      <div className="noscript:hidden">
        <Button variant="primary" icon="plus" onClick={() => setOpen({})}>
          {words.add}
        </Button>
      </div>
      {types.length === 0 && <p className="text-muted">{words.none}</p>}
      {types.length > 0 && (
        <Rows
          caption={words.tab.label}
          rows={types}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'title',
              header: words.title,
              cell: ({ title, level }) => (
                <span style={{ paddingInlineStart: `${(level - 1) * 1.5}rem` }}>{title}</span>
              ),
            },
            { key: 'type', header: words.type, cell: ({ pageType }) => nameOf(pageType) },
            { key: 'order', header: words.order, cell: ({ order }) => formatInteger(order) },
            {
              key: 'state',
              header: words.state,
              cell: ({ isActive }) => (
                <Badge {...(isActive && { kind: 'success' })}>{isActive ? words.active : words.inactive}</Badge>
              ),
            },
            {
              key: 'actions',
              header: words.actions,
              cell: (type) => (
                <Button
                  size="small"
                  className="noscript:hidden"
                  aria-label={words.changeTitle(type.title)}
                  onClick={() => setOpen({ type })}
                >
                  {words.change}
                </Button>
              ),
            },
          ]}
        />
      )}
      <PlainTypes types={types} labels={labels} />
      {open && <TypeDialog {...open} types={types} labels={labels} close={() => setOpen(undefined)} />}
    </>
  );
}
