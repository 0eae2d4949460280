import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import type { EntryEditor_EntryFragment as Entry } from '../EntryEditor.generated.ts';
import { entryMessages } from '../messages.ts';
import { plainProductName } from './names.ts';
import { PlainFind, PlainMatches } from './PlainMatches.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import type { RefusedProduct } from './savePlainProduct.ts';

const words = entryMessages.product;
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
      <PlainFind typed={typed} error={problems.name} />
      {matches && (
        <PlainMatches matches={matches} reasons={reasons} chosen={typed.baseProductId} error={problems.baseProductId}>
          <div>
            <Button type="submit" variant="primary">
              {isPublished ? words.ask : words.save}
            </Button>
          </div>
        </PlainMatches>
      )}
    </PlainForm>
  );
}
