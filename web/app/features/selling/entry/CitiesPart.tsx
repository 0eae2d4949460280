import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Section } from '../../../design/Section.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { SaleCitiesDialog, useCityNames } from '../forms/SaleCitiesDialog.tsx';
import {
  type EntryEditor_EntryFragment as Entry,
  UpdateSupplierProductSaleCitiesDocument,
} from './EntryEditor.generated.ts';
import { entryMessages } from './messages.ts';
import { PlainCities } from './plain/PlainCities.tsx';
import type { Places } from './plain/plainPlaces.ts';
import type { EntryWriting } from './useEntryWriting.ts';

const words = entryMessages.cities;
/** More of them are counted. */
const NAMED = 12;

interface CitiesPartProps {
  writing: EntryWriting;
  isOpen: boolean;
  /** For the form of who has no script. */
  places: Places | undefined;
}

/** Where an entry is sold, when that is elsewhere than its merchant sells; so at once. */
export function CitiesPart({ writing, isOpen, places }: CitiesPartProps) {
  const { version, title, saleCityIds } = writing.entry;
  const [isChanging, setChanging] = useState(false);
  return (
    <Section id="cities" title={entryMessages.part.cities}>
      <div className="flex flex-col items-start gap-3">
        {saleCityIds.length === 0 ? (
          <p className="font-medium">{words.none}</p>
        ) : (
          <Cities key={saleCityIds.join()} ids={saleCityIds} />
        )}
        {isOpen && (
          <>
            <p className="text-muted">{words.lead}</p>
            <Button className="noscript:hidden" onClick={() => setChanging(true)}>
              {words.change}
            </Button>
          </>
        )}
      </div>
      {isOpen && places && <PlainCities entry={writing.entry} places={places} />}
      {isChanging && (
        <SaleCitiesDialog
          name={title}
          version={version}
          stored={saleCityIds}
          lead={words.dialogLead}
          none={words.none}
          save={(cityIds, seen) =>
            writing.inTurn(async ({ id }) => {
              const input = { supplierProductId: id, version: seen, cityIds };
              const { ownSupplierProduct } = await write(UpdateSupplierProductSaleCitiesDocument, { input });
              writing.took(readFragment<Entry>(ownSupplierProduct));
            })
          }
          close={() => setChanging(false)}
        />
      )}
    </Section>
  );
}

function Cities({ ids }: { ids: readonly string[] }) {
  const [shown] = useState(() => ids.slice(0, NAMED));
  const { names } = useCityNames(shown);
  return (
    <p className="font-medium">
      {shown.map((id) => names[id] ?? '…').join(words.separator)}{' '}
      {ids.length > shown.length && words.more(formatInteger(ids.length - shown.length))}
    </p>
  );
}
