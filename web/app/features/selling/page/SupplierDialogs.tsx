import { Alert } from '../../../design/Alert.tsx';
import { CheckboxGroup } from '../../../design/CheckboxGroup.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { useCompanyFacts } from '../forms/companyFacts.ts';
import { PlaceSelects } from '../forms/PlaceSelects.tsx';
import { pageMessages } from './messages.ts';
import { namesSchema, newSupplierSchema, pageSchema, type TypedPage, typedNames, typedPage } from './pageForms.ts';
import {
  CreateSupplierDocument,
  type OwnSupplierCard_SupplierFragment as Supplier,
  PageTabDocument,
  type PageTab_LabelsFragment as Labels,
  UpdateSupplierDocument,
  UpdateSupplierNamesDocument,
} from './PageTab.generated.ts';

const words = pageMessages.form;
const requiredLabel = formMessages.required;

/** Begins a supplier that the market does not have yet. */
export function NewSupplierDialog({ customerId, close }: { customerId: string; close(): void }) {
  const { brandName, legalName, nationalLegalId, stateId, cityId } = useCompanyFacts(customerId);
  const state = useForm({
    schema: newSupplierSchema,
    labels: words.labels,
    stored: { values: { brandName, legalName, nationalLegalId: toPersianDigits(nationalLegalId), stateId, cityId } },
    async save({ stateId: _, ...fields }) {
      await write(CreateSupplierDocument, { input: { ...fields, customerId } }, { outdates: [PageTabDocument] });
      notify('success', words.created);
      close();
    },
  });
  return (
    <FormDialog state={state} title={words.newTitle} saveLabel={words.save} close={close}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...state.field('brandName')} requiredLabel={requiredLabel} maxLength={80} />
        <TextField {...state.field('legalName')} requiredLabel={requiredLabel} maxLength={150} />
        <TextField {...state.field('nationalLegalId')} requiredLabel={requiredLabel} dir="ltr" inputMode="numeric" />
        <span className="hidden md:block" />
        <PlaceSelects state={state} />
      </div>
    </FormDialog>
  );
}

/** Names and numbers; of a confirmed supplier they wait for staff. */
export function NamesDialog({ supplier, close }: { supplier: Supplier; close(): void }) {
  const isConfirmed = supplier.status === 'CONFIRMED';
  const state = useForm({
    schema: namesSchema,
    labels: words.labels,
    stored: { version: supplier.version, values: typedNames(supplier) },
    async save(read, version) {
      await write(UpdateSupplierNamesDocument, {
        input: {
          ...emptyAsNull(read),
          brandName: read.brandName,
          legalName: read.legalName,
          supplierId: supplier.id,
          version: version ?? 0,
        },
      });
      notify('success', isConfirmed ? words.asked : words.saved);
      close();
    },
  });
  return (
    <FormDialog state={state} title={words.namesTitle(supplier.brandName)} saveLabel={words.save} close={close}>
      {isConfirmed && <Alert kind="info">{words.namesWait}</Alert>}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...state.field('brandName')} requiredLabel={requiredLabel} maxLength={80} />
        <TextField {...state.field('legalName')} requiredLabel={requiredLabel} maxLength={150} />
        <TextField {...state.field('nationalLegalId')} dir="ltr" inputMode="numeric" />
        <TextField {...state.field('economicCode')} dir="ltr" inputMode="numeric" />
        <TextField {...state.field('registrationNumber')} dir="ltr" inputMode="numeric" />
      </div>
    </FormDialog>
  );
}

/** What the page says; it shows at once. */
export function PageDialog({ supplier, labels, close }: { supplier: Supplier; labels: Labels; close(): void }) {
  const state = useForm({
    schema: pageSchema,
    labels: words.labels,
    stored: { version: supplier.version, values: typedPage(supplier) },
    async save({ stateId: _, phone, foundedYear, cityId, supplierTypes, ...texts }, version) {
      const input = {
        ...emptyAsNull(texts),
        foundedYear: foundedYear ? Number(foundedYear) : null,
        cityId,
        supplierTypes,
        phones: phone ? [phone] : [],
        supplierId: supplier.id,
        version: version ?? 0,
      };
      await write(UpdateSupplierDocument, { input });
      notify('success', words.saved);
      close();
    },
  });
  const { form, field } = state;
  const types = labels.categoryTypes?.values ?? [];
  return (
    <FormDialog state={state} title={words.pageTitle(supplier.brandName)} saveLabel={words.save} close={close}>
      <CheckboxGroup
        name="supplierTypes"
        legend={words.labels.supplierTypes}
        options={types.map(({ value, displayFa }) => ({ value, label: displayFa }))}
        values={form.watch('supplierTypes')}
        onChange={(chosen) =>
          form.setValue('supplierTypes', chosen as TypedPage['supplierTypes'], { shouldDirty: true })
        }
        error={field('supplierTypes').error}
      />
      <TextArea {...field('about')} hint={words.aboutHint} maxLength={4_000} rows={6} />
      <div className="grid gap-4 md:grid-cols-2">
        <PlaceSelects state={state} />
        <TextField {...field('website')} dir="ltr" inputMode="url" />
        <TextField {...field('phone')} hint={words.phoneHint} dir="ltr" inputMode="tel" />
        <TextField {...field('foundedYear')} dir="ltr" inputMode="numeric" />
        <Select
          {...field('employeesRange')}
          options={Object.entries(words.employees).map(([value, label]) => ({ value, label }))}
        />
      </div>
    </FormDialog>
  );
}
