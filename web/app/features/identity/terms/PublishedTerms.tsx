import type { Masked } from '../../../platform/graph/readFragment.ts';
import { Blocks, type Blocks_BlockFragment } from '../../content/index.ts';

/** The published text of the terms, in place. */
export const PublishedTerms = ({ body }: { body: readonly Masked<Blocks_BlockFragment>[] }) => (
  <div className="leading-6 [&_h2]:text-[1rem] [&_h2]:leading-7">
    <Blocks blocks={body} />
  </div>
);
