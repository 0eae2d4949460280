import { FactList } from '../../../design/FactList.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { type FormState, useForm } from '../../../platform/forms/useForm.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { customerMessages as words } from '../messages.ts';
import type { CompanyDialog_CustomerFragment } from './CompanyDialog.generated.ts';
import { CompanyFiles } from './CompanyFiles.tsx';
import { IndustryCategories } from './IndustryCategories.tsx';
import { companySchema, storedCompany, type TypedCompany } from './companyFields.ts';

export type CompanyInput = ReturnType<typeof emptyAsNull<TypedCompany>>;

interface CompanyDialogProps {
  /** The stored company; none for a new one. */
  company?: CompanyDialog_CustomerFragment | undefined;
  types: readonly { value: string; label: string }[];
  close(): void;
  /** Rejects with a GraphError. */
  save(company: CompanyInput, version: number | undefined): Promise<unknown>;
  reload(): Promise<CompanyDialog_CustomerFragment | undefined>;
}

/** The data of a company in a dialog of its own. */
export function CompanyDialog({ company, types, close, save, reload }: CompanyDialogProps) {
  const state = useForm({
    schema: companySchema,
    labels: words.companyLabels,
    stored: storedCompany(company),
    placeOf: (name) => name.replace(/^company\./, ''),
    display(name, value) {
      if (name === 'companyType') return types.find((it) => it.value === value)?.label ?? '';
      if (name === 'industryCategoryIds') return value && words.someCategories(formatInteger(value.split(',').length));
      return name.endsWith('FileId') && value ? words.someFile : value;
    },
    async save(read, version) {
      await save(emptyAsNull(read), version);
      close();
    },
    reload: async () => storedCompany(await reload()),
  });
  return (
    <FormDialog
      state={state}
      title={company ? words.editCompany : words.addCompany}
      saveLabel={words.saveCompany}
      close={close}
    >
      <CompanyFields field={state.field} types={types} verified={company?.identityVerifiedAt ? company : undefined} />
      <IndustryCategories state={state} />
      <CompanyFiles state={state} company={company} reload={reload} />
    </FormDialog>
  );
}

const numeric = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const;

interface CompanyFieldsProps extends Pick<FormState<TypedCompany>, 'field'>, Pick<CompanyDialogProps, 'types'> {
  /** A company whose identity was checked: that is told and not edited. */
  verified: CompanyDialog_CustomerFragment | undefined;
}

function CompanyFields({ field, types, verified }: CompanyFieldsProps) {
  const { hints } = words;
  return (
    <>
      {verified && <VerifiedCompany company={verified} />}
      <div className="grid gap-4 md:grid-cols-2">
        {!verified && <TextField {...field('legalName')} requiredLabel={formMessages.required} dir="auto" />}
        <TextField {...field('brandName')} dir="auto" />
        {!verified && <TextField {...field('nationalLegalId')} hint={hints.nationalLegalId} {...numeric} />}
        <TextField {...field('economicCode')} {...numeric} />
        {!verified && <TextField {...field('registrationNumber')} {...numeric} />}
        <Select {...field('companyType')} options={[{ value: '', label: words.notChosen }, ...types]} />
        <TextField {...field('ceoName')} dir="auto" />
        <TextField {...field('phone')} {...numeric} type="tel" />
        <TextField {...field('website')} hint={hints.website} dir="ltr" type="url" />
        <TextField {...field('sheba')} hint={hints.sheba} dir="ltr" autoComplete="off" />
      </div>
    </>
  );
}

function VerifiedCompany({ company }: { company: CompanyDialog_CustomerFragment }) {
  const { companyLabels: labels } = words;
  const number = (value: string | null) => value && <bdi dir="ltr">{toPersianDigits(value)}</bdi>;
  const facts = [
    { label: labels.legalName, value: company.legalName },
    { label: labels.nationalLegalId, value: number(company.nationalLegalId) },
    { label: labels.registrationNumber, value: number(company.registrationNumber) },
  ];
  return <FactList facts={facts.filter(({ value }) => value)} />;
}
