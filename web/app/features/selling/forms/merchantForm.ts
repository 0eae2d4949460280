import * as v from 'valibot';
import { optionalText, requiredText } from '../../../platform/forms/rules.ts';
import type { OwnMerchantCard_MerchantFragment as Merchant } from '../components/OwnMerchantCard.generated.ts';
import { sellingMessages } from '../messages.ts';
import type { CompanyFacts } from './companyFacts.ts';

const words = sellingMessages.form;
const chosen = (choose: string) => v.pipe(v.string(), v.minLength(1, choose));

export const merchantSchema = v.object({
  name: requiredText(3, 60),
  kind: v.picklist(['SUPPLIER_SELF', 'DISTRIBUTOR', 'RESELLER']),
  stateId: chosen(words.stateMissing),
  cityId: chosen(words.cityMissing),
  about: optionalText(2000, 20),
});
export type TypedMerchant = v.InferInput<typeof merchantSchema>;

/** What the fields hold of a stored merchant, or of one that is yet to be made. */
/** @param stated what the company of a new one stated elsewhere */
export const typedMerchant = (merchant: Merchant | undefined, stated?: CompanyFacts): TypedMerchant => ({
  name: merchant?.name ?? stated?.brandName ?? '',
  kind: merchant?.kind ?? 'RESELLER',
  stateId: merchant?.stateId ?? stated?.stateId ?? '',
  cityId: merchant?.cityId ?? stated?.cityId ?? '',
  about: merchant?.about ?? '',
});
