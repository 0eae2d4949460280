import { useActionData } from 'react-router-dom';
import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Select } from '../../../../design/Select.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';
import { textFieldOf } from '../../../../platform/forms/plain/textFieldOf.ts';
import { IMAGE_TYPES, PlainFileField } from '../../../files/index.ts';
import { NEW, placeOfForm, type RefusedDecision } from '../../../staff/index.ts';
import { emptyWords, typedWords } from './advertisementForm.ts';
import type {
  AdvertisementList_AdvertisementFragment as Advertisement,
  AdvertisementList_LabelsFragment as Labels,
} from './AdvertisementList.generated.ts';
import { advertisementMessages as words } from './messages.ts';
import { type HeldPictures, pictureNames, plainNames } from './plainNames.ts';

const requiredLabel = formMessages.required;

interface PlainProps {
  /** A new one without. */
  advertisement?: Advertisement;
  labels: Labels;
}

function SaveForm({ advertisement, labels }: PlainProps) {
  const id = advertisement?.id ?? NEW;
  const answer = useActionData() as (RefusedDecision & { held: HeldPictures }) | undefined;
  const place = placeOfForm(plainNames.save, id);
  const refused = answer?.place === place ? answer : undefined;
  const stored = advertisement ? typedWords(advertisement) : emptyWords;
  const typed = { ...withScriptAlone, ...stored, ...refused?.typed };
  const problems = refused?.problems ?? {};
  const field = textFieldOf({ labels: words.labels, typed, problems });
  const label = advertisement ? words.changeTitle(advertisement.alt) : words.add;
  const slots = labels.advertisementSlots?.values ?? [];
  const hidden = { id, version: advertisement?.version ?? 0 };
  return (
    <PlainForm id={place} name={plainNames.save} label={label} hidden={hidden} takesFile>
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <Select {...field('slot')} options={slots.map(({ value, displayFa }) => ({ value, label: displayFa }))} />
      {pictureNames.map((name) => (
        <PlainFileField
          key={name}
          name={name}
          label={words.labels[name]}
          hint={words.hints[name]}
          accept={IMAGE_TYPES}
          error={problems[name]}
          held={refused?.held[name]}
        />
      ))}
      <TextField {...field('alt')} hint={words.hints.alt} requiredLabel={requiredLabel} maxLength={200} />
      <TextField {...field('targetPath')} hint={words.hints.targetPath} requiredLabel={requiredLabel} dir="ltr" />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...field('fromDay')} hint={words.hints.day} requiredLabel={requiredLabel} dir="ltr" />
        <TextField {...field('fromTime')} hint={words.hints.time} requiredLabel={requiredLabel} dir="ltr" />
        <TextField {...field('untilDay')} hint={words.hints.day} requiredLabel={requiredLabel} dir="ltr" />
        <TextField {...field('untilTime')} hint={words.hints.time} requiredLabel={requiredLabel} dir="ltr" />
      </div>
      <TextField {...field('weight')} hint={words.hints.weight} requiredLabel={requiredLabel} inputMode="numeric" />
      <div>
        <Button type="submit" aria-label={label}>
          {words.save}
        </Button>
      </div>
    </PlainForm>
  );
}

/** Fields that only the form with script has. */
const withScriptAlone = { imageDesktopId: '', imageMobileId: '', categories: '' };

function ArchiveForm({ advertisement: { id, version, alt } }: { advertisement: Advertisement }) {
  return (
    <PlainForm
      id={placeOfForm(plainNames.archive, id)}
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

/** Writes an advertisement for who has no script; pictures that are stored stay unless others are chosen. */
export const PlainSave = plainPart(import.meta.env.SSR && SaveForm);

/** Archives an advertisement, for who has no script. */
export const PlainArchive = plainPart(import.meta.env.SSR && ArchiveForm);
