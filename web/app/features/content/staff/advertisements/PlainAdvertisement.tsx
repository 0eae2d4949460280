import { useActionData } from 'react-router-dom';
import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';
import { textFieldOf } from '../../../../platform/forms/plain/textFieldOf.ts';
import type { RefusedDecision } from '../../../staff/index.ts';
import { typedWords } from './advertisementForm.ts';
import type { AdvertisementList_AdvertisementFragment as Advertisement } from './AdvertisementList.generated.ts';
import { advertisementMessages as words } from './messages.ts';
import { placeOf, plainNames } from './plainNames.ts';

const requiredLabel = formMessages.required;

interface PlainProps {
  advertisement: Advertisement;
}

function ChangeForm({ advertisement }: PlainProps) {
  const { id, version, alt } = advertisement;
  const answer = useActionData() as RefusedDecision | undefined;
  const place = placeOf(plainNames.change, id);
  const refused = answer?.place === place ? answer : undefined;
  const typed = { ...withScriptAlone, ...typedWords(advertisement), ...refused?.typed };
  const field = textFieldOf({ labels: words.labels, typed, problems: refused?.problems ?? {} });
  return (
    <PlainForm id={place} name={plainNames.change} label={words.changeTitle(alt)} hidden={{ id, version }}>
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <TextField {...field('alt')} requiredLabel={requiredLabel} maxLength={200} />
      <TextField {...field('targetPath')} requiredLabel={requiredLabel} maxLength={500} dir="ltr" />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...field('fromDay')} hint={words.hints.day} requiredLabel={requiredLabel} dir="ltr" />
        <TextField {...field('fromTime')} hint={words.hints.time} requiredLabel={requiredLabel} dir="ltr" />
        <TextField {...field('untilDay')} hint={words.hints.day} requiredLabel={requiredLabel} dir="ltr" />
        <TextField {...field('untilTime')} hint={words.hints.time} requiredLabel={requiredLabel} dir="ltr" />
      </div>
      <TextField {...field('weight')} hint={words.hints.weight} requiredLabel={requiredLabel} inputMode="numeric" />
      <div>
        <Button type="submit" aria-label={words.changeTitle(alt)}>
          {words.save}
        </Button>
      </div>
    </PlainForm>
  );
}

/** Fields that only the form with script has. */
const withScriptAlone = { slot: '', imageDesktopId: '', imageMobileId: '', categories: '' };

function ArchiveForm({ advertisement: { id, version, alt } }: PlainProps) {
  return (
    <PlainForm
      id={placeOf(plainNames.archive, id)}
      name={plainNames.archive}
      label={words.archiveTitle(alt)}
      hidden={{ id, version }}
    >
      <p className="text-[0.875rem] text-muted">{words.archiveText}</p>
      <div>
        <Button type="submit" aria-label={words.archiveTitle(alt)}>
          {words.archive}
        </Button>
      </div>
    </PlainForm>
  );
}

/** Changes the words and times of an advertisement, for who has no script. */
export const PlainChange = plainPart(import.meta.env.SSR && ChangeForm);

/** Archives an advertisement, for who has no script. */
export const PlainArchive = plainPart(import.meta.env.SSR && ArchiveForm);
