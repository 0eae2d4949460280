import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { type Match, MatchChoice } from './MatchChoice.tsx';
import { entryMessages } from './messages.ts';
import { ProductMatchesDocument } from './NewEntryDialog.generated.ts';

const words = entryMessages.create;
/** Asked when nobody has typed for so long. */
const QUIET_MS = 400;
const SHORTEST = 2;

type Found = { of: string; matches?: readonly Match[]; reasons: ReadonlyMap<string, string> };
type Typed = { name: string; brandName: string };

interface FindProductProps {
  /** What is looked for, and why. */
  lead: string;
  chosen: Match | undefined;
  choose(match: Match | undefined): void;
  /** What is to be known of the one that is chosen. */
  toldOf: ((baseProductId: string) => ReactNode) | undefined;
  /** Is told what was found. */
  told(matches: readonly Match[]): void;
  /** Begins a proposal with what was typed; none where nobody may. */
  propose: ((typed: Typed) => void) | undefined;
}

/** Looks for a product by name, part number and brand; what is likely the same is asked, never taken silently. */
export function FindProduct({ lead, chosen, choose, toldOf, told, propose }: FindProductProps) {
  const [typed, setTyped] = useState<Typed>({ name: '', brandName: '' });
  const found = useMatches(typed, told);
  const type = (more: Partial<Typed>) => {
    setTyped({ ...typed, ...more });
    choose(undefined);
  };
  const isAsked = typed.name.trim().length >= SHORTEST;
  return (
    <>
      <p className="max-w-[68ch] text-muted">{lead}</p>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          label={words.key}
          hint={words.keyHint}
          type="search"
          value={typed.name}
          maxLength={100}
          onChange={(event) => type({ name: event.target.value })}
          dir="auto"
          autoComplete="off"
        />
        <TextField
          label={words.brand}
          value={typed.brandName}
          maxLength={80}
          onChange={(event) => type({ brandName: event.target.value })}
          dir="auto"
          autoComplete="off"
        />
      </div>
      <p role="status" className="text-muted empty:hidden">
        {statusOf(isAsked, found)}
      </p>
      {found?.matches && found.matches.length > 0 && (
        <Choices found={found} chosen={chosen} choose={choose} toldOf={toldOf} />
      )}
      {propose && isAsked && found?.matches && (
        <div className="flex flex-wrap items-center gap-3 border-t border-border pt-3">
          <span className="text-muted">{words.notThere}</span>
          <Button icon="plus" onClick={() => propose(typed)}>
            {words.proposeNew}
          </Button>
        </div>
      )}
    </>
  );
}

type ChoicesProps = Pick<FindProductProps, 'chosen' | 'toldOf'> & { found: Found; choose(match: Match): void };

const Choices = ({ found, chosen, choose, toldOf }: ChoicesProps) => (
  <fieldset className="flex min-w-0 flex-col">
    <legend className="visually-hidden">{words.choose}</legend>
    {(found.matches ?? []).map((match) => {
      const isChosen = match.baseProductId === chosen?.baseProductId;
      return (
        <Fragment key={match.baseProductId}>
          <MatchChoice
            match={match}
            reasons={found.reasons}
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

function statusOf(isAsked: boolean, found: Found | undefined): string {
  if (!isAsked) return '';
  if (!found) return words.searching;
  if (!found.matches) return words.failed;
  return found.matches.length > 0 ? words.found(formatInteger(found.matches.length)) : words.none;
}

/** What was found for what is typed now; undefined while it is asked for. */
function useMatches({ name, brandName }: Typed, told: (matches: readonly Match[]) => void): Found | undefined {
  const [found, setFound] = useState<Found>();
  const of = JSON.stringify([name.trim(), brandName.trim()]);
  useEffect(() => {
    const [key, brand] = JSON.parse(of) as [string, string];
    if (key.length < SHORTEST) return;
    const overtaken = new AbortController();
    const tell = (more: Omit<Found, 'of'>) => {
      if (overtaken.signal.aborted) return;
      setFound({ of, ...more });
      told(more.matches ?? []);
    };
    const timer = setTimeout(() => {
      const asked = { name: key, ...(brand && { brandName: brand }) };
      ask(ProductMatchesDocument, asked, overtaken.signal).then(
        ({ viewer, matchReasons }) =>
          tell({
            matches: viewer?.baseProductMatches ?? [],
            reasons: new Map(matchReasons?.values.map(({ value, displayFa }) => [value, displayFa])),
          }),
        () => tell({ reasons: new Map() }),
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [of, told]);
  return found?.of === of ? found : undefined;
}
