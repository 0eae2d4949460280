import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { CompanyFactsDocument } from './CompanyFacts.generated.ts';

/** What a company stated once; an empty text where it did not. */
export interface CompanyFacts {
  name: string;
  brandName: string;
  legalName: string;
  nationalLegalId: string;
  stateId: string;
  cityId: string;
}

const nothing: CompanyFacts = {
  name: '',
  brandName: '',
  legalName: '',
  nationalLegalId: '',
  stateId: '',
  cityId: '',
};

/** What the forms of selling begin with, so that a company writes it once. Its screen has loaded it. */
export function useCompanyFacts(customerId: string | null | undefined): CompanyFacts {
  const viewer = useGraphIfLoaded(CompanyFactsDocument, { customerId: customerId ?? '' })?.viewer;
  const company = viewer?.customers?.find(({ id }) => id === customerId);
  if (!company) return nothing;
  const placed = (viewer?.companyAddresses ?? []).filter(({ cityId }) => cityId !== null);
  const address = placed.find(({ isDefault }) => isDefault) ?? placed[0];
  return {
    name: company.name,
    brandName: company.brandName ?? '',
    legalName: company.legalName ?? company.name,
    nationalLegalId: company.nationalLegalId ?? '',
    stateId: address?.stateId ?? '',
    cityId: address?.cityId ?? '',
  };
}
