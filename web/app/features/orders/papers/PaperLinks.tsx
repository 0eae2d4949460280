import type { ReactNode } from 'react';
import type { Paper } from '../../tradeSteps/steps/room.ts';

interface PaperLinksProps {
  label: string;
  papers: readonly Paper[];
  /** What is told beside each. */
  beside?(paper: Paper): ReactNode;
}

/** Files that belong to something, each to be saved; nothing without any. */
export const PaperLinks = ({ label, papers, beside }: PaperLinksProps) =>
  papers.length > 0 && (
    <ul aria-label={label} className="flex flex-col gap-1">
      {papers.map((paper) => (
        <li key={paper.id} className="flex flex-wrap items-center gap-x-2">
          {paper.url ? (
            <a className="link [overflow-wrap:anywhere] pointer-coarse:py-2" href={paper.url} download>
              <bdi>{paper.name}</bdi>
            </a>
          ) : (
            <bdi>{paper.name}</bdi>
          )}
          {beside && <span className="text-[0.8125rem] text-muted">{beside(paper)}</span>}
        </li>
      ))}
    </ul>
  );
