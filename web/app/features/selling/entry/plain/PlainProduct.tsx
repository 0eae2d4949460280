import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import type { EntryEditor_EntryFragment as Entry } from '../EntryEditor.generated.ts';
import { MatchChoice } from '../MatchChoice.tsx';
import { entryMessages } from '../messages.ts';
import { plainEntryMessages } from './messages.ts';
import { plainProductName } from './names.ts';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import type { RefusedProduct } from './savePlainProduct.ts';

const words = entryMessages.product;
const find = entryMessages.create;
const nothing: RefusedProduct['typed'] = { name: '', brandName: '', baseProductId: '' };

/** Puts an entry onto another base product without script: it is looked for first, then chosen of what was found. */
export function PlainProduct({ entry: { id, version, status } }: { entry: Entry }) {
  const refused = useRefused<RefusedProduct>(plainProductName, id);
  const isPublished = status === 'PUBLISHED';
  const { typed = nothing, problems = {}, failure, matches, reasons = [] } = refused ?? {};
  return (
    <PlainForm name={plainProductName} label={words.title} hidden={{ id, version }}>
      <p className="font-medium">{words.title}</p>
      <p className="max-w-[68ch] text-muted">{isPublished ? words.waits : words.lead}</p>
      {failure && <Alert kind="error">{failure}</Alert>}
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          name="name"
          label={find.key}
          hint={find.keyHint}
          defaultValue={typed.name}
          error={problems.name}
          dir="auto"
          autoComplete="off"
        />
        <TextField name="brandName" label={find.brand} defaultValue={typed.brandName} dir="auto" autoComplete="off" />
      </div>
      <div>
        <Button type="submit" name="act" value="FIND">
          {plainEntryMessages.product.find}
        </Button>
      </div>
      {matches && <Matches {...{ matches, reasons, problems, typed, isPublished }} />}
    </PlainForm>
  );
}

type MatchesProps = Required<Pick<RefusedProduct, 'matches' | 'reasons' | 'problems' | 'typed'>> & {
  isPublished: boolean;
};

function Matches({ matches, reasons, problems, typed, isPublished }: MatchesProps) {
  if (matches.length === 0) return <p className="text-muted">{find.none}</p>;
  return (
    <>
      <p className="text-muted">{find.found(formatInteger(matches.length))}</p>
      {problems.baseProductId && <Alert kind="error">{problems.baseProductId}</Alert>}
      <fieldset className="flex min-w-0 flex-col">
        <legend className="visually-hidden">{find.choose}</legend>
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
      <div>
        <Button type="submit" variant="primary">
          {isPublished ? words.ask : words.save}
        </Button>
      </div>
    </>
  );
}
