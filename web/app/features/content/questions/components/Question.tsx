import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { FoldArrow } from '../../../../design/FoldArrow.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { write } from '../../../../platform/graph/write.ts';
import { Blocks } from '../../blocks/Blocks.tsx';
import { CountFaqVisitDocument, type Question_QuestionFragment } from './Question.generated.ts';
import { RateAnswer } from './RateAnswer.tsx';

interface QuestionProps {
  question: Masked<Question_QuestionFragment>;
  /** Whether its visitor has just said something of it, without script. */
  isRated?: boolean;
}

/** Whether the address leads to this answer: within the site no browser opens it by itself. */
function useNamed(slug: string): boolean {
  const { hash } = useLocation();
  return hash === `#${slug}` || hash === `#${encodeURIComponent(slug)}`;
}

/** A question that opens to its answer. Its anchor is inside: a browser that is led there opens it by itself. */
export function Question({ question, isRated = false }: QuestionProps) {
  const { id, question: text, slug, answer } = readFragment<Question_QuestionFragment>(question);
  const isNamed = useNamed(slug);
  const answered = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNamed) answered.current?.scrollIntoView();
  }, [isNamed]);
  const isCounted = useRef(false);
  const count = (isOpen: boolean) => {
    if (!isOpen || isCounted.current) return;
    isCounted.current = true;
    void write(CountFaqVisitDocument, { input: { faqQuestionId: id } }).catch(() => undefined);
  };
  return (
    <details
      className="card card-surface group"
      open={isRated || isNamed}
      onToggle={({ currentTarget }) => count(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-3 font-medium">
        <h3 className="grow text-[1rem] leading-7">
          <bdi>{text}</bdi>
        </h3>
        <FoldArrow />
      </summary>
      <div ref={answered} id={slug} className="flex scroll-mt-16 flex-col gap-4 border-t border-border px-4 py-4">
        <Blocks blocks={answer} />
        <RateAnswer id={id} slug={slug} question={text} isRated={isRated} />
      </div>
    </details>
  );
}
