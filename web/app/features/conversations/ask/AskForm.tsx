import { useContext, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Alert } from '../../../design/Alert.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { personalInfoPath } from '../../../paths.ts';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Select } from '../../../design/Select.tsx';
import { Skeleton } from '../../../design/Skeleton.tsx';
import { CancelButton } from '../../../platform/forms/AskingDialog.tsx';
import { DialogForms } from '../../../platform/forms/unsaved.ts';
import { ask } from '../../../platform/graph/ask.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { NotLoaded } from '../../../platform/graph/NotLoaded.tsx';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { useParty } from '../../../platform/session/party.ts';
import { actingFor } from '../../../platform/session/membership.ts';
import { conversationHref } from '../list.ts';
import { askMessages as words } from './messages.ts';
import { sendMessage } from '../thread/sendMessage.ts';
import { useAttached } from '../thread/useAttached.ts';
import { useWriting } from '../thread/useWriting.ts';
import { WritingForm } from '../thread/WritingForm.tsx';
import { type AskForm_CustomerFragment as Customer, AskPartiesDocument } from './AskForm.generated.ts';
import { askedOf, askVariables, type SubjectName } from './subject.ts';

/** A question to who sells a thing: in whose name, and what. Leads to the conversation when it is sent. */
export function AskForm({ subject }: { subject: SubjectName }) {
  const { type, id } = subject;
  const answer = useGraphIfLoaded(AskPartiesDocument, askVariables({ type, id }));
  const viewer = answer?.viewer;
  const customers = viewer?.customers;
  const [tries, setTries] = useState(1);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    ask(AskPartiesDocument, askVariables({ type, id })).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  }, [type, id, tries]);
  if (!customers && isFailed) return <NotLoaded text={words.partiesFailed} retry={() => setTries(tries + 1)} />;
  // As high as the form will be.
  if (!customers) return <Skeleton label={words.loading} shape="block" height="18rem" />;
  const parties = actingFor(readFragment<Customer>(customers), 'MESSAGE');
  if (parties.length === 0) return <NoParty />;
  const conversationId = viewer?.conversationsBySubject?.[0]?.id;
  return (
    <>
      {conversationId !== undefined && <AskedBefore conversationId={conversationId} />}
      <Question subject={subject} to={(answer && askedOf(answer))?.sellerName ?? ''} parties={parties} />
    </>
  );
}

/** The way to what was said about it already. */
export const AskedBefore = ({ conversationId }: { conversationId: string }) => (
  <Alert kind="info">
    <p>{words.askedBefore}</p>
    <p>
      <a className="link inline-block pointer-coarse:py-2" href={conversationHref(conversationId)}>
        {words.openConversation}
      </a>
    </p>
  </Alert>
);

/** For who has nobody yet in whose name to ask. */
export function NoParty() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      headingLevel={3}
      title={words.noParty}
      text={words.noPartyText}
      action={<LinkButton href={personalInfoPath(pathname + search)}>{words.toParty}</LinkButton>}
    />
  );
}

interface QuestionProps {
  subject: SubjectName;
  /** What the seller is called. */
  to: string;
  parties: Customer[];
}

function Question({ subject: { type, id }, to, parties }: QuestionProps) {
  const navigate = useNavigate();
  const isInDialog = useContext(DialogForms) !== undefined;
  const stored = useParty()?.customerId;
  const [wanted, setWanted] = useState<string>();
  const party = [wanted, stored].map((each) => parties.find((it) => it.id === each)).find(Boolean) ?? parties[0]!;
  const attached = useAttached();
  const writing = useWriting({
    attached,
    async send(body, confirmsContact) {
      const about = { customerId: party.id, subjectType: type, subjectId: id, recipientName: to };
      const { conversation } = await sendMessage({
        ...about,
        body,
        confirmsContact,
        fileIds: attached.fileIds,
      });
      notify('success', words.sent);
      await navigate(conversationHref(conversation.id));
    },
  });
  return (
    <WritingForm
      writing={writing}
      formLabel={words.title}
      label={words.body}
      to={to}
      hint={words.hint}
      rows={5}
      sendLabel={words.send}
      attached={attached}
      beside={isInDialog && <CancelButton />}
    >
      {parties.length > 1 ? (
        <Select
          label={words.party}
          value={party.id}
          onChange={(event) => setWanted(event.target.value)}
          options={parties.map(({ id: value, name }) => ({ value, label: name }))}
        />
      ) : (
        <p>
          <span className="text-muted">{words.party}</span> <bdi className="font-medium">{party.name}</bdi>
        </p>
      )}
    </WritingForm>
  );
}
