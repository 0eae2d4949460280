import type { ReactNode } from 'react';
import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import type { RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { type Match, MatchChoice } from '../MatchChoice.tsx';
import { entryMessages } from '../messages.ts';
import type { Found, TypedFind } from './findProducts.ts';
import { plainEntryMessages } from './messages.ts';

const words = entryMessages.create;

interface PlainSearchProps {
  /** What came back of the form; nothing before anything was looked for. */
  refused: (RefusedPart<TypedFind & { baseProductId: string }> & Partial<Found>) | undefined;
  /** On the button that does something with the chosen one. */
  save: string;
  /** Between the choice and that button. */
  children?: ReactNode;
}

const nothing = { name: '', brandName: '', baseProductId: '' };

/** Looks for a base product and lets one of those that are found be chosen, in a form without script. */
export function PlainSearch({ refused, save, children }: PlainSearchProps) {
  const { typed = nothing, problems = {}, failure, matches, reasons = [] } = refused ?? {};
  return (
    <>
      {failure && <Alert kind="error">{failure}</Alert>}
      <PlainFind typed={typed} error={problems.name} />
      {matches && (
        <PlainMatches matches={matches} reasons={reasons} chosen={typed.baseProductId} error={problems.baseProductId}>
          {children}
          <div>
            <Button type="submit" variant="primary">
              {save}
            </Button>
          </div>
        </PlainMatches>
      )}
    </>
  );
}

interface PlainFindProps {
  typed: { name: string; brandName: string };
  /** What is wrong with the name. */
  error: string | undefined;
}

/** Looks for a base product by a button of the form around it. */
const PlainFind = ({ typed, error }: PlainFindProps) => (
  <>
    <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
      <TextField
        name="name"
        label={words.key}
        hint={words.keyHint}
        defaultValue={typed.name}
        error={error}
        dir="auto"
        autoComplete="off"
      />
      <TextField name="brandName" label={words.brand} defaultValue={typed.brandName} dir="auto" autoComplete="off" />
    </div>
    <div>
      <Button type="submit" name="act" value="FIND">
        {plainEntryMessages.product.find}
      </Button>
    </div>
  </>
);

interface PlainMatchesProps {
  matches: readonly Match[];
  /** What each reason of a match is called. */
  reasons: readonly [string, string][];
  /** The id of the chosen one. */
  chosen: string;
  error: string | undefined;
  /** Below the choice, where there is one. */
  children: ReactNode;
}

/** The base products that were found, to choose one. */
function PlainMatches({ matches, reasons, chosen, error, children }: PlainMatchesProps) {
  if (matches.length === 0) return <p className="text-muted">{words.none}</p>;
  return (
    <>
      <p className="text-muted">{words.found(formatInteger(matches.length))}</p>
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
            defaultChecked={match.baseProductId === chosen}
          />
        ))}
      </fieldset>
      {children}
    </>
  );
}
