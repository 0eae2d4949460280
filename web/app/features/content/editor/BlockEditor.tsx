import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/Select.tsx';
import { VisuallyHidden } from '../../../design/VisuallyHidden.tsx';
import type { BlockKind } from '../../../platform/graph/types.generated.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { BlockField } from './BlockField.tsx';
import { type EditedBlock, newBlock } from './editedBlock.ts';
import { MarkdownDialog } from './MarkdownDialog.tsx';
import { editorMessages as words } from './messages.ts';
import { useBlocks } from './useBlocks.ts';

interface BlockEditorProps {
  blocks: readonly EditedBlock[];
  onChange(blocks: EditedBlock[]): void;
  /** Kinds that the text may have; every one unless said. */
  kinds?: readonly BlockKind[];
  /** What is wrong, by the place of a block. */
  errors?: Readonly<Record<number, string>>;
}

const allKinds = Object.keys(words.kinds) as BlockKind[];

/** A text, one field for each block. */
export function BlockEditor({ blocks, onChange, kinds = allKinds, errors = {} }: BlockEditorProps) {
  const { list, status, actions } = useBlocks(blocks, onChange);
  const [kind, setKind] = useState<BlockKind>('PARAGRAPH');
  const [isReading, setReading] = useState(false);
  const options = kinds.map((value) => ({ value, label: words.kinds[value] }));
  const onKey = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    actions.move(index, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <div data-field="body" role="group" aria-label={words.label} className="flex flex-col gap-3">
      <p aria-hidden className="text-label font-medium">
        {words.label}
      </p>
      <p className="max-w-none text-dense text-muted">{blocks.length === 0 ? words.empty : words.lead}</p>
      <ol ref={list} className="flex flex-col gap-3">
        {blocks.map((block, index) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only hears the keys that move it
          <li
            key={block.key}
            data-block={block.key}
            aria-label={words.block(formatInteger(index + 1), words.kinds[block.kind])}
            onKeyDown={(event) => onKey(event, index)}
            className={`flex flex-col gap-2 rounded-card border bg-surface p-3 ${errors[index] ? 'border-danger' : 'border-border'}`}
          >
            <BlockField
              block={block}
              place={{ index, count: blocks.length }}
              kinds={options}
              error={errors[index]}
              actions={actions}
            />
          </li>
        ))}
      </ol>
      <div role="status">
        <VisuallyHidden>{status}</VisuallyHidden>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={words.addKind}
          value={kind}
          options={options}
          onChange={({ currentTarget }) => setKind(currentTarget.value as BlockKind)}
        />
        <Button icon="plus" onClick={() => actions.add(blocks.length, newBlock(kind))}>
          {words.add}
        </Button>
        <Button icon="file-text" onClick={() => setReading(true)}>
          {words.markdown.open}
        </Button>
      </div>
      {isReading && (
        <MarkdownDialog
          append={(read) => onChange([...blocks, ...read])}
          replace={onChange}
          close={() => setReading(false)}
        />
      )}
    </div>
  );
}
