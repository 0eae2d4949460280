import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { NotLoaded } from '../../../platform/graph/NotLoaded.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { ReadingRemarks } from '../../catalog/index.ts';
import { CategoryLevel } from './CategoryLevel.tsx';
import { findProducts, type Found, foundText, isSearch, type Match, type Sought } from './findProducts.ts';
import { MatchChoice } from './MatchChoice.tsx';
import { entryMessages } from './messages.ts';

const words = entryMessages.create;
/** Asked when nobody has typed for so long. */
const QUIET_MS = 400;

interface Answer {
  of: Sought;
  /** Which time the same is asked. */
  attempt: number;
  /** What was found last; what is looked for now replaces it when it is there. */
  found?: Found | undefined;
  isFailed: boolean;
}

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
  const { last, found, isFailed, retry } = useAnswer(sought);
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
      {last && (
        <CategoryLevel
          found={last}
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
      {found?.reading && <ReadingRemarks reading={found.reading} />}
      <p role="status" className="text-muted empty:hidden">
        {isFailed ? '' : statusOf(sought, found)}
      </p>
      {isFailed && <NotLoaded text={words.failed} retry={retry} />}
      {found && found.matches.length > 0 && <Choices found={found} chosen={chosen} choose={choose} toldOf={toldOf} />}
      {found && found.pageCount > 1 && (
        <Pages at={place.pageNumber} of={found.pageCount} go={(pageNumber) => go({ pageNumber })} />
      )}
      {propose && found && (isSearch(sought) || place.categoryId !== '') && (
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

function statusOf(sought: Sought, found: Found | undefined): string {
  if (!isSearch(sought) && sought.categoryId === '') return '';
  if (!found) return words.searching;
  const { matches, below } = found;
  if (matches.length > 0) return isSearch(sought) ? foundText(matches) : '';
  return isSearch(sought) ? words.none : below.length > 0 ? '' : words.tree.empty;
}

const isSame = (one: Sought, other: Sought) =>
  one.key === other.key && one.categoryId === other.categoryId && one.pageNumber === other.pageNumber;

/** @returns what was found last, by which one goes on in the tree; and of it what is looked for now, or that nobody could look */
function useAnswer({ key, categoryId, pageNumber }: Sought) {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const overtaken = new AbortController();
    const of = { key, categoryId, pageNumber };
    const tell = (found?: Found) => {
      if (overtaken.signal.aborted) return;
      setAnswer((before) => ({ of, attempt, found: found ?? before?.found, isFailed: !found }));
    };
    const look = () =>
      findProducts((document, variables) => ask(document, variables, overtaken.signal), of).then(tell, () => tell());
    const timer = setTimeout(() => void look(), key === '' ? 0 : QUIET_MS);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [key, categoryId, pageNumber, attempt]);
  const isCurrent = answer?.attempt === attempt && isSame(answer.of, { key, categoryId, pageNumber });
  const isFailed = isCurrent && answer.isFailed;
  return {
    last: answer?.found,
    found: isCurrent && !isFailed ? answer.found : undefined,
    isFailed,
    retry: () => setAttempt(attempt + 1),
  };
}
