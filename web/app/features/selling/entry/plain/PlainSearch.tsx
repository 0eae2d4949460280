import type { ReactNode } from 'react';
import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import type { RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { ReadingRemarks } from '../../../catalog/index.ts';
import { CategoryLevel } from '../CategoryLevel.tsx';
import { type Found, foundText, isSearch } from '../findProducts.ts';
import { MatchChoice } from '../MatchChoice.tsx';
import { entryMessages } from '../messages.ts';
import { plainEntryMessages } from './messages.ts';
import { nothingSought, type TypedFind, WHOLE_MARKET } from './plainFind.ts';

const words = entryMessages.create;

interface PlainSearchProps {
  /** What came back of the form; nothing before anything was looked for. */
  refused: (RefusedPart<TypedFind> & { found?: Found }) | undefined;
  /** On the button that does something with the chosen one. */
  save: string;
  /** Between the choice and that button. */
  children?: ReactNode;
}

/** Looks for a base product by the market's search or down its tree, and lets one be chosen, in a form without script. */
export function PlainSearch({ refused, save, children }: PlainSearchProps) {
  const { typed = nothingSought, problems = {}, failure, found } = refused ?? {};
  return (
    <>
      {failure && <Alert kind="error">{failure}</Alert>}
      <TextField
        name="key"
        label={words.key}
        hint={words.keyHint}
        defaultValue={typed.key}
        error={problems.key}
        maxLength={200}
        dir="auto"
        autoComplete="off"
      />
      <input type="hidden" name="within" value={typed.categoryId} />
      <div>
        <Button type="submit" name="act" value="FIND">
          {found ? plainEntryMessages.product.find : plainEntryMessages.product.findOrBrowse}
        </Button>
      </div>
      {found && (
        <>
          <CategoryLevel
            found={found}
            button={(id, content, current) => (
              <button
                type="submit"
                className="chip"
                name="go"
                value={id || WHOLE_MARKET}
                aria-current={current || undefined}
              >
                {content}
              </button>
            )}
          />
          {found.reading && <ReadingRemarks reading={found.reading} />}
          <PlainMatches found={found} typed={typed} error={problems.baseProductId}>
            {children}
            <div>
              <Button type="submit" variant="primary">
                {save}
              </Button>
            </div>
          </PlainMatches>
        </>
      )}
    </>
  );
}

interface PlainMatchesProps {
  found: Found;
  typed: TypedFind;
  error: string | undefined;
  /** Below the choice, where there is one. */
  children: ReactNode;
}

/** The base products that were found, to choose one. */
function PlainMatches({ found: { matches, reasons, pageCount }, typed, error, children }: PlainMatchesProps) {
  if (matches.length === 0) return isSearch(typed) ? <p className="text-muted">{words.none}</p> : null;
  return (
    <>
      {isSearch(typed) && <p className="text-muted">{foundText(matches)}</p>}
      {error && <Alert kind="error">{error}</Alert>}
      <fieldset className="flex min-w-0 flex-col">
        <legend className="visually-hidden">{words.choose}</legend>
        {matches.map((match) => (
          <MatchChoice
            key={match.baseProductId}
            match={match}
            reasons={new Map(reasons)}
            name="baseProductId"
            value={match.baseProductId}
            defaultChecked={match.baseProductId === typed.baseProductId}
          />
        ))}
      </fieldset>
      {pageCount > 1 && <Pages at={typed.pageNumber} of={pageCount} />}
      {children}
    </>
  );
}

const Pages = ({ at, of }: { at: number; of: number }) => (
  <div className="flex flex-wrap items-center gap-3">
    {at > 1 && (
      <Button type="submit" size="small" name="page" value={at - 1}>
        {words.tree.previous}
      </Button>
    )}
    <span className="text-muted">{words.tree.page(formatInteger(at), formatInteger(of))}</span>
    {at < of && (
      <Button type="submit" size="small" name="page" value={at + 1}>
        {words.tree.next}
      </Button>
    )}
  </div>
);
