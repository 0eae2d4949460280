import { useState } from 'react';
import { Badge } from '../../../../design/Badge.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Card } from '../../../../design/Card.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { questionStaffMessages as words } from './messages.ts';
import { PlainQuestion } from './PlainQuestion.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import type { Categories } from './QuestionFields.tsx';
import type { StaffQuestions_QuestionFragment as Question } from './StaffQuestions.generated.ts';

/** All questions, shown or not, each with what readers say of it. */
export function StaffQuestions({
  questions,
  categories,
}: {
  questions: readonly Masked<Question>[];
  categories: Categories;
}) {
  const [open, setOpen] = useState<Question>();
  return (
    <>
      <ul aria-label={words.tab.label} className="flex flex-col gap-3">
        {readFragment<Question>(questions).map((question) => (
          <Card key={question.id} as="li" className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0">
              <h2 className="text-[1.125rem] font-medium">
                <bdi>{question.question}</bdi>
              </h2>
              <p className="flex flex-wrap items-center gap-2 text-muted">
                <bdi>{question.categoryName}</bdi>
                {!question.isActive && <Badge kind="neutral">{words.isHidden}</Badge>}
                <span>
                  {words.counts(
                    formatInteger(question.viewCount),
                    formatInteger(question.helpfulCount),
                    formatInteger(question.ratingCount),
                  )}
                </span>
              </p>
            </div>
            <Button
              size="small"
              className="noscript:hidden"
              aria-label={words.changeOf(question.question)}
              onClick={() => setOpen(question)}
            >
              {words.change}
            </Button>
            <PlainQuestion question={question} categories={categories} />
          </Card>
        ))}
      </ul>
      {open && <QuestionDialog question={open} categories={categories} close={() => setOpen(undefined)} />}
    </>
  );
}

/** Writes a new question; and the words for which readers found none. */
export function QuestionTools({
  categories,
  terms,
}: {
  categories: Categories;
  terms: readonly { term: string; visitorCount: number }[];
}) {
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      {categories.length === 0 ? (
        <p className="text-muted">{words.noCategory}</p>
      ) : (
        <div>
          <Button variant="primary" icon="plus" className="noscript:hidden" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
          <PlainQuestion categories={categories} />
        </div>
      )}
      {terms.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-11 items-center">{words.unanswered}</summary>
          <p className="text-muted">{words.unansweredText}</p>
          <ul>
            {terms.map(({ term, visitorCount }) => (
              <li key={term}>
                <bdi>{term}</bdi> <span className="text-muted">{words.visitors(formatInteger(visitorCount))}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {isAdding && <QuestionDialog question={undefined} categories={categories} close={() => setAdding(false)} />}
    </div>
  );
}
