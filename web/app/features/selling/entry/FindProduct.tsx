import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { ReadingRemarks } from '../../catalog/index.ts';
import { CategoryLevel } from './CategoryLevel.tsx';
import { findProducts, type Found, isSearch, type Match, type Sought } from './findProducts.ts';
import { MatchChoice } from './MatchChoice.tsx';
import { entryMessages } from './messages.ts';

const words = entryMessages.create;
/** Asked when nobody has typed for so long. */
const QUIET_MS = 400;

type Answer = { of: Sought; found?: Found };

interface FindProductProps {
  /** What is looked for, and why. */
  lead: string;
  chosen: Match | undefined;
  choose(match: Match | undefined): void;
  /** What is to be known of the one that is chosen. */
  toldOf: ((baseProductId: string) => ReactNode) | undefined;
  /** Begins a proposal with what was typed and what it was read as; none where nobody may. */
  propose: ((name: string, found: Found) => void) | undefined;
}

/** The search of the market and the tree of its categories, to choose a product from; what is likely the same is asked, never taken silently. */
export function FindProduct({ lead, chosen, choose, toldOf, propose }: FindProductProps) {
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState({ categoryId: '', pageNumber: 1 });
  const sought = { key: typed.trim(), ...place };
  const answer = useFound(sought);
  const isCurrent = answer !== undefined && isSame(answer.of, sought);
  const found = answer?.found;
  const go = (next: Partial<typeof place>) => {
    setPlace({ ...place, pageNumber: 1, ...next });
    choose(undefined);
  };
  return (
    <>
      <p className="max-w-[68ch] text-muted">{lead}</p>
      <TextField
        label={words.key}
        hint={words.keyHint}
        type="search"
        value={typed}
        maxLength={200}
        onChange={(event) => {
          setTyped(event.target.value);
          go({});
        }}
        dir="auto"
        autoComplete="off"
      />
      {found && (
        <CategoryLevel
          found={found}
          button={(id, content, current) => (
            <button
              type="button"
              className="chip"
              aria-current={current || undefined}
              onClick={() => go({ categoryId: id })}
            >
              {content}
            </button>
          )}
        />
      )}
      {found?.reading && isCurrent && <ReadingRemarks reading={found.reading} />}
      <p role="status" className="text-muted empty:hidden">
        {statusOf(sought, isCurrent ? answer : undefined)}
      </p>
      {found && isCurrent && found.matches.length > 0 && (
        <Choices found={found} chosen={chosen} choose={choose} toldOf={toldOf} />
      )}
      {found && isCurrent && found.pageCount > 1 && (
        <Pages at={place.pageNumber} of={found.pageCount} go={(pageNumber) => go({ pageNumber })} />
      )}
      {propose && found && isCurrent && (isSearch(sought) || place.categoryId !== '') && (
        <div className="flex flex-wrap items-center gap-3 border-t border-border pt-3">
          <span className="text-muted">{words.notThere}</span>
          <Button icon="plus" onClick={() => propose(sought.key, found)}>
            {words.proposeNew}
          </Button>
        </div>
      )}
    </>
  );
}

const Pages = ({ at, of, go }: { at: number; of: number; go(page: number): void }) => (
  <div className="flex flex-wrap items-center gap-3">
    <Button size="small" disabled={at <= 1} onClick={() => go(at - 1)}>
      {words.tree.previous}
    </Button>
    <span className="text-muted">{words.tree.page(formatInteger(at), formatInteger(of))}</span>
    <Button size="small" disabled={at >= of} onClick={() => go(at + 1)}>
      {words.tree.next}
    </Button>
  </div>
);

type ChoicesProps = Pick<FindProductProps, 'chosen' | 'toldOf'> & { found: Found; choose(match: Match): void };

function Choices({ found, chosen, choose, toldOf }: ChoicesProps) {
  const reasons = new Map(found.reasons);
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="visually-hidden">{words.choose}</legend>
      {found.matches.map((match) => {
        const isChosen = match.baseProductId === chosen?.baseProductId;
        return (
          <Fragment key={match.baseProductId}>
            <MatchChoice
              match={match}
              reasons={reasons}
              name="product"
              checked={isChosen}
              onChange={() => choose(match)}
            />
            {isChosen && toldOf?.(match.baseProductId)}
          </Fragment>
        );
      })}
    </fieldset>
  );
}

function statusOf(sought: Sought, answer: Answer | undefined): string {
  if (!isSearch(sought) && sought.categoryId === '') return '';
  if (!answer) return words.searching;
  if (!answer.found) return words.failed;
  const { matches, below } = answer.found;
  if (matches.length > 0) return isSearch(sought) ? words.found(formatInteger(matches.length)) : '';
  return isSearch(sought) ? words.none : below.length > 0 ? '' : words.tree.empty;
}

const isSame = (one: Sought, other: Sought) =>
  one.key === other.key && one.categoryId === other.categoryId && one.pageNumber === other.pageNumber;

/** What was found last; what is looked for now replaces it when it is there. */
function useFound({ key, categoryId, pageNumber }: Sought): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const overtaken = new AbortController();
    const of = { key, categoryId, pageNumber };
    const tell = (found?: Found) => {
      if (!overtaken.signal.aborted) setAnswer({ of, ...(found && { found }) });
    };
    const look = () =>
      findProducts((document, variables) => ask(document, variables, overtaken.signal), of).then(tell, () => tell());
    const timer = setTimeout(() => void look(), key === '' ? 0 : QUIET_MS);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [key, categoryId, pageNumber]);
  return answer;
}
