import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { answerPlainForm } from '../../../platform/forms/plain/answerPlainForm.ts';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { safeRedirectPath } from '../../../platform/session/redirectPath.ts';
import { head } from '../../../platform/head/head.ts';
import { AddressBook } from '../components/AddressBook.tsx';
import { addressMessages as words } from '../messages.ts';
import { deliveryForms, otherForms } from '../plain/names.ts';
import { loadStates, type NamedState } from '../plain/plainPlaces.ts';
import { plainAddressForms } from '../plain/savePlainAddress.ts';
import { AddressParties } from './AddressParties.tsx';
import { AddressScreenDocument } from './AddressScreen.generated.ts';
import { CompanyAddresses } from './CompanyAddresses.tsx';
import { CompanyAddressesDocument } from './CompanyAddresses.generated.ts';
import { useAddresses } from './useAddresses.ts';

async function open(args: ScreenArgs) {
  const { searchParams, origin } = new URL(args.request.url);
  const customerId = searchParams.get('customerId') ?? undefined;
  const back = searchParams.get('back');
  if (customerId === undefined) await load(args, AddressScreenDocument, {});
  else found(args, (await load(args, CompanyAddressesDocument, { customerId })).viewer?.companyAddresses);
  // What the forms without script offer.
  const states = import.meta.env.SSR ? await loadStates(args) : undefined;
  return { customerId, states, ...(back !== null && { back: safeRedirectPath(back, origin) }) };
}

export const loader = open;
export const clientLoader = open;
/** Forms without script. */
export const action = (args: ScreenArgs) => answerPlainForm(args, plainAddressForms);

export const meta: MetaFunction = (args) => head(args, { title: words.title, description: words.description });

/** Where goods go, and the other places of the viewer, or of a company that the viewer acts for. */
export default function AddressScreen() {
  const { customerId, states, back } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h1>{words.title}</h1>
        {back && (
          <a href={back} className="link">
            {words.back}
          </a>
        )}
      </div>
      {customerId === undefined ? (
        <OwnAddresses states={states} />
      ) : (
        <CompanyAddresses key={customerId} customerId={customerId} states={states} />
      )}
    </div>
  );
}

/** @param states provinces, told by the server to who has no script */
function OwnAddresses({ states }: { states: readonly NamedState[] | undefined }) {
  const books = useAddresses();
  const ownerId = books.personId;
  return (
    <>
      <AddressParties customers={books.customers} />
      <AddressBook
        title={words.deliveries}
        lead={words.deliveriesLead}
        addLabel={words.addDelivery}
        empty={{ title: words.noDeliveries, text: words.noDeliveriesText }}
        addresses={books.deliveries}
        kinds={[]}
        save={books.saveDelivery}
        remove={books.removeDelivery}
        reload={async () => (await books.reload()).deliveries}
        makeDefault={books.makeDefault}
        receiver={books.receiver}
        plain={{ forms: deliveryForms, ownerId, states }}
      />
      <AddressBook
        title={words.others}
        lead={words.othersLead}
        addLabel={words.addOther}
        empty={{ title: words.noOthers, text: words.noOthersText }}
        addresses={books.others}
        kinds={books.kinds.filter(({ value }) => value !== 'DELIVERY')}
        save={books.saveOther}
        remove={books.removeOther}
        reload={async () => (await books.reload()).others}
        receiver={books.receiver}
        plain={{ forms: otherForms, ownerId, states }}
      />
    </>
  );
}
