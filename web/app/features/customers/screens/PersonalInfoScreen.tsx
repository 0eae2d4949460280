import type { MetaFunction } from 'react-router-dom';
import { Section } from '../../../design/Section.tsx';
import { answerPlainForm } from '../../../platform/forms/plain/answerPlainForm.ts';
import { askAnew } from '../../../platform/graph/ask.ts';
import { load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import type { Verification } from '../../verifications/index.ts';
import { plainRulesForms } from '../approvals/plain/saveRulesPlainly.ts';
import { Companies, type Customer } from '../components/Companies.tsx';
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

/** Forms without script. */
export const action = (args: ScreenArgs) => answerPlainForm(args, plainRulesForms);

export const meta: MetaFunction = (args) => head(args, { title: words.title, description: words.description });

type Enumeration = { values: { value: string; displayFa: string }[] } | null;
const options = (of: Enumeration) => (of?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa }));
/** The loader made it sure. */
const profileOf = (data: PersonalInfoScreenQuery) => data.viewer!.customerProfile!;
const customersOf = (data: PersonalInfoScreenQuery) => readFragment<Customer>(data.viewer?.customers ?? []);

/** Who the viewer is, for whom the viewer buys, and who may act for these. */
export default function PersonalInfoScreen() {
  const { data } = useGraph(PersonalInfoScreenDocument, {});
  const profile = profileOf(data);
  const reload = () => askAnew(PersonalInfoScreenDocument, {});
  const verifications = readFragment<Verification>(data.viewer?.identityVerifications ?? []);
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
          reload={async () => profileOf(await reload()).person}
          verification={verifications.find(({ customerId }) => !customerId)}
        />
      </Section>
      <Companies
        customers={customersOf(data)}
        types={options(data.companyTypes)}
        permissions={options(data.agentPermissions)}
        reload={async () => customersOf(await reload())}
        verifications={verifications}
      />
    </div>
  );
}
