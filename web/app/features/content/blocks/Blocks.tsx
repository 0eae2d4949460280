import type { ReactNode } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { FoldArrow } from '../../../design/FoldArrow.tsx';
import { readFragment, type Masked } from '../../../platform/graph/readFragment.ts';
import { useServerHtml } from '../../../platform/site/useServerHtml.ts';
import { BlockImage } from './BlockImage.tsx';
import { type BlockParts, directionOf, groupBlocks, type ListTree, textOfSpans } from './blockList.ts';
import type { Blocks_BlockFragment, BlockText_BlockFragment } from './Blocks.generated.ts';
import { BlockTable } from './BlockTable.tsx';
import type { BlockQuestions_BlockFragment } from './BlockQuestions.generated.ts';
import { BlockCard } from './BlockCard.tsx';
import { BlockVideo } from './BlockVideo.tsx';
import { Spans } from './Spans.tsx';

interface BlocksProps {
  blocks: readonly Masked<Blocks_BlockFragment>[];
}

/** A text that people read, as the server writes it: it needs no script. */
export const Blocks = ({ blocks }: BlocksProps) => <Text blocks={readFragment<Blocks_BlockFragment>(blocks)} />;

function Text({ blocks }: { blocks: readonly Masked<BlockText_BlockFragment>[] }) {
  const shown = readFragment<BlockText_BlockFragment>(blocks);
  const groups = groupBlocks(shown).map(({ block, lists }, index) =>
    block ? <OneBlock key={block.key} block={block} /> : <Lists key={`list ${index}`} lists={lists} />,
  );
  return shown.every(({ kind }) => isOfWords(kind)) ? <Words>{groups}</Words> : <div className="prose">{groups}</div>;
}

/** Kinds that a server writes without React, as long lists of cards: a long text has hundreds of them. */
const ofWords = ['HEADING', 'PARAGRAPH', 'LIST_ITEM', 'QUOTE', 'CALLOUT', 'CODE', 'DIVIDER', 'TABLE', 'IMAGE'];
const isOfWords = (kind: BlockParts['kind']) => ofWords.includes(kind);
const Words = ({ children }: { children: ReactNode }) => <div className="prose" {...useServerHtml(children)} />;

const levels = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const tones = { INFO: 'info', WARNING: 'warning', TIP: 'success' } as const;

function OneBlock({ block }: { block: BlockParts }) {
  const text = <Spans spans={block.spans} />;
  const direction = directionOf(textOfSpans(block.spans));
  switch (block.kind) {
    case 'HEADING': {
      const Heading = levels[block.level as 2 | 3 | 4] ?? 'h2';
      return (
        <Heading id={block.anchor ?? undefined} dir={direction}>
          {text}
        </Heading>
      );
    }
    case 'PARAGRAPH':
      return <p dir={direction}>{text}</p>;
    case 'QUOTE':
      return (
        <blockquote dir={direction}>
          <p>{text}</p>
        </blockquote>
      );
    case 'CALLOUT':
      return (
        <Alert kind={tones[block.tone ?? 'INFO']}>
          <p dir={direction}>{text}</p>
        </Alert>
      );
    case 'CODE':
      return (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, by keyboard too
        <pre dir="ltr" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'DIVIDER':
      return <hr />;
    default:
      return <Shown block={block} />;
  }
}

/** What is more than text. A kind that this build does not know shows nothing. */
function Shown({ block }: { block: BlockParts }) {
  switch (block.kind) {
    case 'TABLE':
      return <BlockTable block={block} />;
    case 'IMAGE':
      return <BlockImage block={block} />;
    case 'PRODUCT_CARD':
    case 'SUPPLIER_CARD':
      return <BlockCard block={block} />;
    case 'VIDEO':
      return <BlockVideo block={block} />;
    case 'FAQ':
      return <Questions block={block as Masked<BlockQuestions_BlockFragment>} />;
    default:
      return null;
  }
}

/** Questions with their answers, where who places the text asked for them (`BlockQuestions_block`). */
function Questions({ block }: { block: Masked<BlockQuestions_BlockFragment> }) {
  const { questions } = readFragment<BlockQuestions_BlockFragment>(block);
  return questions?.map(({ id, question, answer }) => (
    <details key={id} className="card group px-4 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <span className="grow">{question}</span>
        <FoldArrow />
      </summary>
      <div className="mt-1 pb-3">
        <Text blocks={answer} />
      </div>
    </details>
  ));
}

function Lists({ lists }: { lists: readonly ListTree[] }) {
  return lists.map(({ isOrdered, nodes }, index) => {
    const List = isOrdered ? 'ol' : 'ul';
    return (
      <List key={index}>
        {nodes.map(({ item, lists: inner }) => (
          <li key={item.key} dir={directionOf(textOfSpans(item.spans))}>
            <Spans spans={item.spans} />
            <Lists lists={inner} />
          </li>
        ))}
      </List>
    );
  });
}
