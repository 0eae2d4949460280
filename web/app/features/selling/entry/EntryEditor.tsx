import { useState } from 'react';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { productPath } from '../../../paths.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { goodsHref } from '../goods/goodsAddress.ts';
import {
  EntryEditorDocument,
  type EntryEditor_EntryFragment as Entry,
  type EntryEditor_LabelsFragment as Labels,
} from './EntryEditor.generated.ts';
import { CitiesPart } from './CitiesPart.tsx';
import { DocumentsPart } from './DocumentsPart.tsx';
import { EntryChanges } from './EntryChanges.tsx';
import { EntryHistory } from './EntryHistory.tsx';
import { EntryPreview, type TypedEntry } from './EntryPreview.tsx';
import { EntryNotices, EntrySubmission } from './EntryState.tsx';
import { ImagesPart } from './ImagesPart.tsx';
import { IdentityPart } from './IdentityPart.tsx';
import { entryMessages as words } from './messages.ts';
import type { Places } from './plain/plainPlaces.ts';
import { PricePart } from './PricePart.tsx';
import { SpecificationPart } from './SpecificationPart.tsx';
import { TermsPart } from './TermsPart.tsx';
import { useEntryWriting } from './useEntryWriting.ts';

interface EntryEditorProps {
  id: string;
  merchantName: string;
  /** The company that sells it. */
  customerId: string;
  /** Where it is sold and could be, told by the server to who has no script. */
  places: Places | undefined;
}

/** The editor of one entry: its parts, and beside them the card as buyers see it. */
export function EntryEditor({ id, merchantName, customerId, places }: EntryEditorProps) {
  const { data } = useGraph(EntryEditorDocument, { id });
  const stored = data.viewer?.supplierProduct;
  if (!stored) return null;
  return (
    <Editor
      key={id}
      entry={readFragment<Entry>(stored)}
      labels={readFragment<Labels>(data)}
      merchantName={merchantName}
      customerId={customerId}
      places={places}
    />
  );
}

type EditorProps = Omit<EntryEditorProps, 'id'> & { entry: Entry; labels: Labels };

function Editor({ entry, labels, merchantName, customerId, places }: EditorProps) {
  const writing = useEntryWriting(entry);
  const [typed, setTyped] = useState<TypedEntry>({});
  const { title, merchantId, status, hiddenBecause, allowedActions } = entry;
  const isOpen = allowedActions.includes('EDIT');
  const isPublic = status === 'PUBLISHED' && !hiddenBecause;
  const hears = (name: keyof TypedEntry) => (values: object) => setTyped((all) => ({ ...all, [name]: values }));
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton href={goodsHref({ merchantId })} icon="arrow-right">
          {words.back(merchantName)}
        </LinkButton>
        {isPublic && <LinkButton href={productPath(entry)}>{words.preview.publicPage}</LinkButton>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-[1.5rem] leading-9 [overflow-wrap:anywhere]">
          <bdi dir="rtl">{title}</bdi>
        </h2>
        <StateBadge states={labels.publishStates?.values} value={status} />
      </div>
      <EntryNotices entry={entry} labels={labels} />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
        <div className="flex min-w-0 flex-col gap-8">
          <EntryChanges writing={writing} labels={labels} />
          <IdentityPart writing={writing} isOpen={isOpen} onTyped={hears('identity')} customerId={customerId} />
          <SpecificationPart writing={writing} isOpen={isOpen} customerId={customerId} />
          <PricePart
            writing={writing}
            isOpen={isOpen || allowedActions.includes('PRICE')}
            onTyped={hears('price')}
            labels={labels}
          />
          <TermsPart writing={writing} isOpen={isOpen} onTyped={hears('terms')} labels={labels} />
          <CitiesPart writing={writing} isOpen={isOpen} places={places} />
          <ImagesPart writing={writing} isOpen={isOpen} />
          <DocumentsPart writing={writing} isOpen={isOpen} labels={labels} />
          <EntryHistory id={entry.id} version={entry.version} labels={labels} />
        </div>
        <aside aria-label={words.beside} className="flex flex-col gap-4 xl:sticky xl:top-4">
          <EntryPreview entry={entry} typed={typed} labels={labels} />
          <EntrySubmission writing={writing} labels={labels} />
        </aside>
      </div>
    </div>
  );
}
