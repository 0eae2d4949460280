import type { MetaFunction } from 'react-router-dom';
import { Section } from '../../../design/Section.tsx';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { askPartyAgain } from '../../../platform/session/party.ts';
import { forgetHome } from '../../account/index.ts';
import type { Verification } from '../../verifications/index.ts';
import { Companies, type Customer } from '../components/Companies.tsx';
import { showOwnPhone } from '../components/showOwnPhone.ts';
import { type Filled, recount } from '../components/recount.ts';
import { Completeness } from '../components/Completeness.tsx';
import { PersonForm } from '../forms/PersonForm.tsx';
import { customerMessages as words } from '../messages.ts';
import { PersonalInfoScreenDocument, type PersonalInfoScreenQuery } from './PersonalInfoScreen.generated.ts';

async function open(args: ScreenArgs) {
  await load(args, PersonalInfoScreenDocument, {});
  return null;
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction = (args) => head(args, { title: words.title, description: words.description });

type Enumeration = { values: { value: string; displayFa: string }[] } | null;
const options = (of: Enumeration) => (of?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa }));
type Own = NonNullable<PersonalInfoScreenQuery['viewer']>;
/** The loader made it sure. */
const profileOf = (data: PersonalInfoScreenQuery) => data.viewer!.customerProfile!;
const verificationsOf = (data: PersonalInfoScreenQuery) =>
  (data.viewer?.identityVerifications ?? []) as unknown as readonly Verification[];
const customersOf = (data: PersonalInfoScreenQuery) => (data.viewer?.customers ?? []) as unknown as readonly Customer[];

/** Who the viewer is, for whom the viewer buys, and who may act for these. */
export default function PersonalInfoScreen() {
  const { data } = useGraph(PersonalInfoScreenDocument, {});
  const profile = profileOf(data);
  const graph = () => pageGraph();
  const show = (part: Partial<Own>) => {
    graph().update(PersonalInfoScreenDocument, (now) => ({ ...now, viewer: { ...now.viewer!, ...part } }));
    forgetHome();
  };
  const showFilled = ({ completenessPercent, nextMissingField, customer }: Filled) => {
    const filled = { completenessPercent, nextMissingField, customer: customer as never };
    graph().update(PersonalInfoScreenDocument, (now) => ({
      ...now,
      viewer: { ...now.viewer!, customerProfile: { ...profileOf(now), ...filled } },
    }));
    forgetHome();
  };
  const changeCustomers = (customers: readonly Customer[]) => {
    show({ customers: customers as never });
    askPartyAgain();
    // The percentage is the least of it: without an answer it stays until the page is opened again.
    recount(customers, profile).then((filled) => filled && showFilled(filled), forgetHome);
  };
  const saved = (filled: Filled) => (filled.customer?.id === profile.customer?.id ? showFilled(filled) : forgetHome());
  const changePhone = (phone: string) => {
    const person = { ...profile.person, phone };
    show({ customerProfile: { ...profile, person } });
    showOwnPhone(phone);
  };
  const reload = () => graph().reload(PersonalInfoScreenDocument, {});
  const verifications = verificationsOf(data);
  const requested = (made: Verification) =>
    show({ identityVerifications: [made, ...verifications.filter(({ id }) => id !== made.id)] as never });
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h1>{words.title}</h1>
        <Completeness {...profile} />
      </div>
      <Section title={words.person}>
        <PersonForm
          person={profile.person}
          genders={options(data.genders)}
          saved={(customerProfile) => show({ customerProfile })}
          reload={async () => profileOf(await reload()).person}
          phoneChanged={changePhone}
          verification={verifications.find(({ customerId }) => !customerId)}
          requested={requested}
        />
      </Section>
      <Companies
        customers={customersOf(data)}
        types={options(data.companyTypes)}
        permissions={options(data.agentPermissions)}
        changed={changeCustomers}
        saved={saved}
        reload={async () => customersOf(await reload())}
        {...{ verifications, requested }}
      />
    </div>
  );
}
