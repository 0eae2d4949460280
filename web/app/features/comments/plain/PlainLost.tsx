import { useActionData } from 'react-router-dom';
import { Alert } from '../../../design/Alert.tsx';
import { plainPart } from '../../../platform/forms/plain/plainPart.tsx';
import type { RefusedPart } from '../../../platform/forms/plain/refusedPart.ts';
import { commentMessages as words } from '../messages.ts';
import { plainCommentName, plainLikeName, plainReportName } from './names.ts';

const names: readonly string[] = [plainCommentName, plainLikeName, plainReportName];

interface LostProps {
  /** Of the forms that stand on the page: the name of each with its id. */
  shown: ReadonlySet<string>;
}

/** Names a form on the page. */
export const formKey = (name: string, id: string): string => `${name} ${id}`;

function Lost({ shown }: LostProps) {
  const answer = useActionData() as RefusedPart<Record<string, unknown>> | undefined;
  if (!answer || !names.includes(answer.form) || shown.has(formKey(answer.form, answer.id))) return null;
  const { typed, problems, failure = Object.values(problems)[0] } = answer;
  const texts = ['body', 'pros', 'cons', 'explanation'].flatMap((name) => {
    const text = typed[name];
    return typeof text === 'string' && text !== '' ? [text] : [];
  });
  return (
    // Where the form would be: the address leads there.
    <div id={`${answer.form}-${answer.id}`} className="scroll-mt-4">
      <Alert kind="error">
        <p>{failure}</p>
        {texts.length > 0 && <p>{words.typed}</p>}
        {texts.map((text) => (
          <p key={text} className="whitespace-pre-wrap wrap-anywhere">
            <bdi>{text}</bdi>
          </p>
        ))}
      </Alert>
    </div>
  );
}

/** Why a form without script was refused whose comment is gone meanwhile, or closed: with what was typed in it. */
export const PlainLost = plainPart(import.meta.env.SSR && Lost);
