import { Checkbox } from '../../../design/Checkbox.tsx';
import { CheckboxGroup } from '../../../design/CheckboxGroup.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { DayField } from '../../../platform/forms/DayField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { type FormState, useForm } from '../../../platform/forms/useForm.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { FileField } from '../../files/index.ts';
import {
  delegationSchema,
  overlapsWanted,
  placeOfTerm,
  termsInput,
  type TypedDelegation,
  typedDelegation,
} from './delegationForm.ts';
import { CreateDelegationDocument, UpdateDelegationDocument } from './delegationSteps.generated.ts';
import { delegationMessages } from './messages.ts';
import { Overlaps } from './Overlaps.tsx';
import type {
  OwnDelegationCard_DelegationFragment as Delegation,
  OwnDelegationCard_LabelsFragment,
} from './OwnDelegationCard.generated.ts';
import { PlacesPart } from './PlacesPart.tsx';
import { ScopePart } from './ScopePart.tsx';
import { SupplierField } from './SupplierField.tsx';

const words = delegationMessages.form;
const requiredLabel = formMessages.required;
type Labels = OwnDelegationCard_LabelsFragment;
const PAPER = 'application/pdf,image/jpeg,image/png,image/webp';

/** An account for which a delegation can be asked. */
export interface AskingMerchant {
  id: string;
  name: string;
}

interface DelegationDialogProps {
  /** The draft that is changed. */
  delegation?: Delegation;
  /** The older one that a new one is to follow. */
  renews?: Delegation;
  merchants: readonly AskingMerchant[];
  labels: Masked<Labels>;
  close(): void;
}

/** What is asked of a supplier; whom it would meet is told while it is written. */
export function DelegationDialog({ delegation, renews, merchants, labels: given, close }: DelegationDialogProps) {
  const labels = readFragment<Labels>(given);
  const of = delegation ?? renews;
  const state = useForm({
    schema: delegationSchema,
    labels: words.labels,
    stored: {
      ...(delegation && { version: delegation.version }),
      values: typedDelegation(of, merchants[0]?.id ?? '', renews !== undefined),
    },
    placeOf: placeOfTerm,
    async save(read, version) {
      const { merchantId, supplierId, documentFileId, note } = read;
      const terms = { ...termsInput(read), ...emptyAsNull({ documentFileId, note }) };
      if (delegation)
        await write(UpdateDelegationDocument, {
          input: { ...terms, merchantDelegationId: delegation.id, version: version ?? 0 },
        });
      else
        await write(
          CreateDelegationDocument,
          { input: { ...terms, merchantId, supplierId, ...(renews && { renewsId: renews.id }) } },
          { outdates: ['viewer.delegations'] },
        );
      notify('success', words.saved);
      close();
    },
  });
  const wanted = overlapsWanted(state.form.watch(), delegation?.id);
  const title = delegation
    ? words.editTitle(delegation.number)
    : renews
      ? words.renewTitle(renews.number)
      : words.addTitle;
  return (
    <FormDialog state={state} title={title} saveLabel={words.save} close={close}>
      {!of && <Sides state={state} merchants={merchants} />}
      <Kind state={state} labels={labels} />
      <ScopePart state={state} labels={labels} />
      <PlacesPart state={state} />
      <div className="grid gap-4 md:grid-cols-2">
        <DayField state={state} name="from" hint={words.dayHint} requiredLabel={requiredLabel} years={[-1, 3]} />
        <DayField state={state} name="to" hint={words.dayHint} requiredLabel={requiredLabel} years={[0, 4]} />
      </div>
      {wanted && <Overlaps wanted={wanted} labels={labels} />}
      <FileField
        state={state}
        name="documentFileId"
        hint={words.paperHint}
        accept={PAPER}
        stored={delegation?.paper ? { id: delegation.paper.id, shown: <bdi>{delegation.paper.name}</bdi> } : undefined}
      />
      <TextArea {...state.field('note')} rows={3} />
    </FormDialog>
  );
}

type State = FormState<TypedDelegation>;

function Sides({ state, merchants }: { state: State; merchants: readonly AskingMerchant[] }) {
  return (
    <>
      {merchants.length > 1 && (
        <Select
          {...state.field('merchantId')}
          requiredLabel={requiredLabel}
          options={merchants.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <SupplierField state={state} />
    </>
  );
}

function Kind({ state, labels }: { state: State; labels: Labels }) {
  const { form } = state;
  const kind = form.watch('kind');
  const permissions = form.watch('permissions');
  const options = (model: Labels['delegationKinds']) =>
    (model?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa }));
  const set = (values: string[]) => form.setValue('permissions', values, { shouldDirty: true, shouldValidate: true });
  const field = state.field('kind');
  const { label, error } = state.field('permissions');
  return (
    <>
      <Select
        {...field}
        requiredLabel={requiredLabel}
        options={options(labels.delegationKinds)}
        onChange={(event) => {
          if (event.target.value === 'SERVICE_ONLY') set(['AFTER_SALES']);
          return field.onChange(event);
        }}
      />
      {kind === 'EXCLUSIVE' && (
        <div className="flex flex-col gap-2">
          <p className="text-muted">{words.exclusiveText}</p>
          <Checkbox
            label={words.labels.allowsBeside}
            checked={form.watch('allowsBeside')}
            onChange={(event) => form.setValue('allowsBeside', event.target.checked, { shouldDirty: true })}
          />
        </div>
      )}
      {kind === 'SERVICE_ONLY' ? (
        <p className="text-muted">{words.serviceText}</p>
      ) : (
        <div data-field="permissions">
          <CheckboxGroup
            name="permissions"
            legend={label}
            error={error}
            options={options(labels.delegationPermissions)}
            values={permissions}
            onChange={set}
          />
        </div>
      )}
    </>
  );
}
