import { useActionData } from 'react-router-dom';
import { Alert } from '../../design/Alert.tsx';
import { Button } from '../../design/Button.tsx';
import { Select } from '../../design/Select.tsx';
import { TextField } from '../../design/TextField.tsx';
import { PlainForm } from '../../platform/forms/plain/PlainForm.tsx';
import { decisionsOn, type DecisionTarget, placeOf, type RefusedDecision } from './decisionKind.ts';
import { queueMessages as words } from './messages.ts';

/** Decides a thing for who has no script: the fields, the reason, and a button for each decision. */
export function PlainDecision({ target }: { target: DecisionTarget }) {
  const answer = useActionData() as RefusedDecision | undefined;
  const { kind, id, version, name, hidden, fields } = target;
  const place = placeOf(target);
  const { typed = {}, problems = {} } = answer?.place === place ? answer : {};
  const usual = decisionsOn(target).flatMap((decision) => kind.templates?.[decision] ?? []);
  return (
    <PlainForm
      id={place}
      name={kind.form}
      label={words.decisionOn(name)}
      hidden={{ id, version, place, ...hidden }}
      className="flex flex-col gap-3 border-t border-border pt-3"
    >
      {fields?.({ typed, problems })}
      {usual.length > 0 && (
        <Select
          label={words.template}
          name="template"
          options={[{ value: '', label: words.ownText }, ...usual.map((text) => ({ value: text, label: text }))]}
        />
      )}
      <TextField
        label={words.reason.label}
        hint={kind.approvals.length > 0 ? words.reasonIf(kind.reasonHint) : kind.reasonHint}
        error={problems.reason}
        name="reason"
        defaultValue={typed.reason}
        maxLength={500}
        dir="auto"
      />
      <div className="flex flex-wrap gap-2">
        {decisionsOn(target).map((decision) => (
          <Button
            key={decision}
            type="submit"
            name="decision"
            value={decision}
            variant={kind.confirms.includes(decision) ? 'primary' : 'secondary'}
            aria-label={kind.words[decision]!.title(name)}
          >
            {kind.words[decision]!.action}
          </Button>
        ))}
      </div>
    </PlainForm>
  );
}

/** What was typed: its form may be gone with its thing. */
const Typed = ({ text }: { text: string | undefined }) =>
  text ? (
    <p>
      {words.typed} <bdi className="whitespace-pre-wrap">{text}</bdi>
    </p>
  ) : null;

/** Above the queue, where the page begins: why a form was refused, also when its thing is no longer there. */
export function PlainRefusal() {
  const answer = useActionData() as RefusedDecision | undefined;
  if (!answer?.place) return null;
  return (
    <Alert kind="error">
      <p>{answer.failure ?? (answer.isForm ? words.notSaved : words.notTaken)}</p>
      {answer.failure && !answer.isForm && <Typed text={answer.typed.reason} />}
      {!answer.failure && (
        <a className="link" href={`#${answer.place}`}>
          {words.toForm}
        </a>
      )}
    </Alert>
  );
}
