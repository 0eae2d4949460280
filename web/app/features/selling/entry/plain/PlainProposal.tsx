import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Select } from '../../../../design/Select.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { textFieldOf } from '../../../../platform/forms/plain/textFieldOf.ts';
import { productFormMessages as words, SheetFields } from '../../../products/index.ts';
import { entryMessages } from '../messages.ts';
import { plainEntryMessages } from './messages.ts';
import { PlainSupplier } from './PlainSupplier.tsx';
import type { ShownProposal } from './proposal.ts';

interface PlainProposalProps {
  /** Which form of the screen it is, and of what. */
  name: string;
  hidden: { id: string; version?: number };
  /** What becomes of it, and the button that does it. */
  lead: string;
  label: string;
  proposal: ShownProposal;
}

/** Proposes a product that the catalogue lacks, and does something with it, for who has no script. */
export function PlainProposal({ name: form, hidden, lead, label, proposal }: PlainProposalProps) {
  const { typed, problems, failure, leaves, suppliers, measured } = proposal;
  const field = textFieldOf({ labels: words.labels, typed, problems });
  const { sheetOf, proposedId } = typed;
  return (
    <PlainForm name={form} label={entryMessages.create.proposeNew} hidden={{ ...hidden, sheetOf, proposedId }}>
      <p className="font-medium">{entryMessages.create.notThere}</p>
      <p className="max-w-[68ch] text-muted">{lead}</p>
      {failure && <Alert kind="error">{failure}</Alert>}
      <TextField {...field('name')} hint={words.nameHint} requiredLabel={formMessages.required} />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField {...field('brandName')} />
        <TextField {...field('mpn')} dir="ltr" />
        <TextField {...field('gtin')} dir="ltr" inputMode="numeric" />
      </div>
      <TextArea {...field('description')} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field('scientificName')} hint={words.scientificHint} />
        <TextArea {...field('standards')} hint={words.standardsHint} rows={3} />
      </div>
      <PlainSupplier suppliers={suppliers} chosen={typed.supplierId} error={problems.supplierId} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="categoryKey"
          label={words.categoryKey}
          hint={words.categoryHint}
          defaultValue={typed.categoryKey}
          dir="auto"
        />
        <Select
          name="categoryId"
          label={words.category}
          requiredLabel={formMessages.required}
          defaultValue={typed.categoryId}
          error={problems.categoryId}
          options={[
            { value: '', label: words.chooseCategory },
            ...leaves.map(({ id, label }) => ({ value: id, label })),
          ]}
        />
      </div>
      <div>
        <Button type="submit" name="act" value="LOOK">
          {plainEntryMessages.product.look}
        </Button>
      </div>
      {measured && (
        <SheetFields
          properties={measured.properties}
          units={new Map(measured.quantities?.map(({ id, units }) => [id, units]))}
          sheet={measured.sheet}
          problems={measured.problems}
        />
      )}
      <div>
        <Button type="submit" variant="primary">
          {label}
        </Button>
      </div>
    </PlainForm>
  );
}
