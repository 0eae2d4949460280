import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { Form } from '../../../platform/forms/Form.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { safeRedirectPath } from '../../../platform/session/redirectPath.ts';
import { renameViewer } from '../../../platform/session/viewerRecord.ts';
import { IdentityState, type Verification } from '../../verifications/index.ts';
import { EmailLink } from '../components/EmailLink.tsx';
import { EmailState } from '../components/EmailState.tsx';
import { OwnPhone } from '../components/OwnPhone.tsx';
import { customerLists as outdates } from '../customerLists.ts';
import { customerMessages as words } from '../messages.ts';
import {
  type PersonForm_PersonFragment,
  CreateOwnCustomerDocument,
  SavePersonDocument,
} from './PersonForm.generated.ts';
import { IdentityFields, VerifiedPerson } from './PersonIdentity.tsx';
import { personSchema, storedPerson } from './personFields.ts';

interface PersonFormProps {
  person: Masked<PersonForm_PersonFragment>;
  genders: readonly { value: string; label: string }[];
  reload(): Promise<Masked<PersonForm_PersonFragment>>;
  /** The newest request to check the identity. */
  verification: Verification | undefined;
}

/** Who the viewer is. */
export function PersonForm({ person, genders, reload, verification }: PersonFormProps) {
  const stored = readFragment<PersonForm_PersonFragment>(person);
  const navigate = useNavigate();
  const back = new URLSearchParams(useLocation().search).get('back');
  const state = useForm({
    schema: personSchema,
    labels: words.personLabels,
    stored: storedPerson(stored),
    placeOf: (name) => name.replace(/^person\./, ''),
    display: (name, value) => (name === 'gender' ? (genders.find((it) => it.value === value)?.label ?? '') : value),
    async save(read, version = stored.version) {
      const input = { person: { ...emptyAsNull(read), version } };
      const { customerProfile } = await write(SavePersonDocument, { input }, { outdates });
      const person = readFragment<PersonForm_PersonFragment>(customerProfile.person);
      renameViewer([person.firstName, person.lastName].filter(Boolean).join(' ') || person.phone);
      const hasLink = person.email && person.email !== stored.email && !person.emailVerifiedAt;
      notify('success', hasLink ? words.personSavedAndLink(`\u2066${person.email}\u2069`) : words.personSaved);
      // Who was asked for it elsewhere goes on there, once they can buy in their own name.
      if (back !== null && person.firstName && person.lastName && person.nationalId) {
        await write(CreateOwnCustomerDocument, { input: { kind: 'PERSON' } }, { outdates });
        await navigate(safeRedirectPath(back, window.location.origin));
      }
      return storedPerson(person);
    },
    reload: async () => storedPerson(readFragment<PersonForm_PersonFragment>(await reload())),
  });
  const { field } = state;
  return (
    <div className="flex flex-col gap-4">
      <EmailLink isVerified={Boolean(stored.emailVerifiedAt)} />
      {/* Its dialog has a form of its own. */}
      <OwnPhone phone={stored.phone} />
      <IdentityState of={stored} latest={verification} outdates={outdates} />
      <Form state={state} label={words.person} isSent={state.pending}>
        {stored.identityVerifiedAt && <VerifiedPerson person={stored} />}
        <div className="grid gap-4 md:grid-cols-2">
          {!stored.identityVerifiedAt && <IdentityFields state={state} />}
          <Select {...field('gender')} options={[{ value: '', label: words.notChosen }, ...genders]} />
          <div className="flex flex-col gap-2">
            <TextField {...field('email')} dir="ltr" type="email" autoComplete="email" />
            {stored.email && <EmailState key={stored.email} isVerified={Boolean(stored.emailVerifiedAt)} />}
          </div>
          <TextField {...field('jobTitle')} dir="auto" autoComplete="organization-title" />
        </div>
        <div>
          <Button type="submit" variant="primary" pending={state.pending}>
            {words.savePerson}
          </Button>
        </div>
      </Form>
    </div>
  );
}
