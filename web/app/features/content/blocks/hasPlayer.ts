import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import type { Blocks_BlockFragment, BlockText_BlockFragment } from './Blocks.generated.ts';

/** Whether something in a text works by script: videos, whose speed and places are chosen. */
export const hasPlayer = (blocks: readonly Masked<Blocks_BlockFragment>[]): boolean =>
  readFragment<BlockText_BlockFragment>(readFragment<Blocks_BlockFragment>(blocks)).some(
    ({ kind }) => kind === 'VIDEO',
  );
