import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import type { SaleSetting_SettingFragment } from '../../merchants/index.ts';
import type { OwnMerchantCard_MerchantFragment as Merchant } from '../components/OwnMerchantCard.generated.ts';
import { sellingMessages } from '../messages.ts';
import { UpdateSaleCitiesDocument } from './changeMerchant.generated.ts';
import { SaleCitiesDialog } from './SaleCitiesDialog.tsx';

const words = sellingMessages.cities;

/** Where a merchant sells: in the whole country, or in some cities. */
export function MerchantCitiesDialog({ merchant, close }: { merchant: Merchant; close(): void }) {
  const { id, version, name, saleSetting } = merchant;
  return (
    <SaleCitiesDialog
      name={name}
      version={version}
      stored={saleSetting ? readFragment<SaleSetting_SettingFragment>(saleSetting).saleCityIds : []}
      lead={words.lead}
      none={words.nationwide}
      save={(cityIds, seen) => write(UpdateSaleCitiesDocument, { input: { merchantId: id, version: seen, cityIds } })}
      close={close}
    />
  );
}
