import { Checkbox } from '../../../design/Checkbox.tsx';
import { FieldNotes } from '../../../design/Field.tsx';
import { IconButton } from '../../../design/IconButton.tsx';
import { Select, type SelectOption } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import type { BlockKind, CalloutTone } from '../../../platform/graph/types.generated.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { CardField, QuestionsField, VideoField } from './CardField.tsx';
import { type EditedBlock, isOfText, newBlock } from './editedBlock.ts';
import { ImageField } from './ImageField.tsx';
import { MarkedText } from './MarkedText.tsx';
import { editorMessages as words } from './messages.ts';
import { TableField } from './TableField.tsx';
import type { BlockActions } from './useBlocks.ts';

interface BlockFieldProps {
  block: EditedBlock;
  place: { index: number; count: number };
  kinds: readonly SelectOption[];
  error: string | undefined;
  actions: BlockActions;
}

/** One block: what it is, what it says, and what can be done with it. */
export function BlockField({ block, place: { index, count }, kinds, error, actions }: BlockFieldProps) {
  const change = (part: Partial<EditedBlock>) => actions.change(index, part);
  const chooseKind = (kind: BlockKind) => change({ kind, level: kind === 'HEADING' ? 2 : 0 });
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-meta text-subtle">{formatInteger(index + 1)}</span>
        <Select
          label={words.kind}
          hideLabel
          data-first=""
          value={block.kind}
          options={kinds}
          onChange={({ currentTarget }) => chooseKind(currentTarget.value as BlockKind)}
        />
        <Choices block={block} change={change} />
        <span className="ms-auto flex">
          <IconButton
            label={words.up}
            icon="chevron-down"
            className="[&_svg]:rotate-180"
            disabled={index === 0}
            onClick={() => actions.move(index, -1)}
          />
          <IconButton
            label={words.down}
            icon="chevron-down"
            disabled={index === count - 1}
            onClick={() => actions.move(index, 1)}
          />
          <IconButton
            label={words.addBelow}
            icon="plus"
            onClick={() => actions.add(index + 1, newBlock('PARAGRAPH'))}
          />
          <IconButton label={words.remove} icon="trash" onClick={() => actions.remove(index)} />
        </span>
      </div>
      <Content block={block} index={index} error={error} change={change} actions={actions} />
      <div role="alert" className="empty:hidden">
        {error && <FieldNotes id={`block-${block.key}`} error={error} />}
      </div>
    </>
  );
}

interface PartProps {
  block: EditedBlock;
  change(part: Partial<EditedBlock>): void;
}

/** What else is chosen of a block of text. */
function Choices({ block: { kind, level, isOrdered, tone }, change }: PartProps) {
  if (kind === 'HEADING')
    return (
      <Select
        label={words.level}
        hideLabel
        value={level}
        options={Object.entries(words.levels).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget }) => change({ level: Number(currentTarget.value) })}
      />
    );
  if (kind === 'CALLOUT')
    return (
      <Select
        label={words.tone}
        hideLabel
        value={tone}
        options={Object.entries(words.tones).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget }) => change({ tone: currentTarget.value as CalloutTone })}
      />
    );
  if (kind !== 'LIST_ITEM') return null;
  return (
    <>
      <Select
        label={words.depth}
        hideLabel
        value={level}
        options={words.depths.map((label, value) => ({ value: String(value), label }))}
        onChange={({ currentTarget }) => change({ level: Number(currentTarget.value) })}
      />
      <Checkbox
        label={words.isOrdered}
        checked={isOrdered}
        onChange={({ currentTarget }) => change({ isOrdered: currentTarget.checked })}
      />
    </>
  );
}

interface ContentProps extends PartProps {
  index: number;
  error: string | undefined;
  actions: BlockActions;
}

function Content({ block, index, error, change, actions }: ContentProps) {
  const { kind } = block;
  if (isOfText(kind))
    return (
      <MarkedText
        label={words.text}
        text={block.text}
        isInvalid={error !== undefined}
        onChange={(text) => actions.type(index, text)}
      />
    );
  switch (kind) {
    case 'CODE':
      return (
        <>
          <TextArea
            label={words.code}
            dir="ltr"
            rows={4}
            value={block.text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
          <TextField
            label={words.language}
            dir="ltr"
            maxLength={20}
            value={block.language}
            onChange={({ currentTarget }) => change({ language: currentTarget.value })}
          />
        </>
      );
    case 'TABLE':
      return <TableField block={block} change={change} />;
    case 'IMAGE':
      return <ImageField block={block} change={change} />;
    case 'VIDEO':
      return <VideoField block={block} change={change} />;
    case 'FAQ':
      return <QuestionsField block={block} change={change} />;
    case 'PRODUCT_CARD':
    case 'SUPPLIER_CARD':
      return <CardField key={kind} block={block} change={change} />;
    default:
      return null;
  }
}
