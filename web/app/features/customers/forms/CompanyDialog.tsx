import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { withoutEmpty } from '../../../platform/forms/emptyFields.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { type FormState, useForm } from '../../../platform/forms/useForm.ts';
import { customerMessages as words } from '../messages.ts';
import type { CompanyDialog_CustomerFragment } from './CompanyDialog.generated.ts';
import { companySchema, storedCompany, type TypedCompany } from './companyFields.ts';

export type CompanyInput = ReturnType<typeof withoutEmpty<TypedCompany>>;

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
    display: (name, value) => (name === 'companyType' ? (types.find((it) => it.value === value)?.label ?? '') : value),
    async save(read, version) {
      await save(withoutEmpty(read), version);
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
      <CompanyFields field={state.field} types={types} />
    </FormDialog>
  );
}

const numeric = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const;

function CompanyFields({ field, types }: Pick<FormState<TypedCompany>, 'field'> & Pick<CompanyDialogProps, 'types'>) {
  const { hints } = words;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField {...field('legalName')} {...{ requiredLabel: formMessages.required, dir: 'auto' }} />
      <TextField {...field('brandName')} dir="auto" />
      <TextField {...field('nationalLegalId')} hint={hints.nationalLegalId} {...numeric} />
      <TextField {...field('economicCode')} {...numeric} />
      <TextField {...field('registrationNumber')} {...numeric} />
      <Select {...field('companyType')} options={[{ value: '', label: words.notChosen }, ...types]} />
      <TextField {...field('ceoName')} dir="auto" />
      <TextField {...field('phone')} {...numeric} type="tel" />
      <TextField {...field('website')} hint={hints.website} dir="ltr" type="url" />
      <TextField {...field('sheba')} hint={hints.sheba} dir="ltr" autoComplete="off" />
    </div>
  );
}
