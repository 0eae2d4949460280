import { Checkbox } from '../../../design/Checkbox.tsx';
import { accountMessages } from '../messages.ts';

const words = accountMessages.myData;

export interface SoleOwned {
  id: string;
  name: string;
}

/** Companies that would be nobody's with the account gone: each is handed over before, or closed with it. */
export const SoleOwnedCompanies = ({ companies }: { companies: readonly SoleOwned[] }) => (
  <fieldset className="flex flex-col gap-2">
    <legend className="mb-2 font-medium">{words.soleOwner}</legend>
    <p className="text-muted">
      {words.soleOwnerLead}{' '}
      <a href="/profile/personal-info" className="link">
        {words.handOver}
      </a>
    </p>
    {companies.map(({ id, name }) => (
      <Checkbox key={id} name="company" value={id} label={<bdi>{words.closeCompanyToo(name)}</bdi>} />
    ))}
  </fieldset>
);
