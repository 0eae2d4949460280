import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';
import { IMAGE_TYPES, PlainFileField } from '../../../files/index.ts';
import { PlainStaffForm } from '../../../staff/index.ts';
import { AdvertisementFields } from './AdvertisementFields.tsx';
import { advertisementForm, archiveForm, displayAdvertisement, typedAdvertisement } from './advertisementForms.ts';
import type {
  AdvertisementList_AdvertisementFragment as Advertisement,
  AdvertisementList_LabelsFragment as Labels,
} from './AdvertisementList.generated.ts';
import { advertisementMessages as words } from './messages.ts';

interface SaveFormProps {
  /** The one to change; a new one without. */
  advertisement?: Advertisement;
  labels: Labels;
}

function SaveForm({ advertisement, labels }: SaveFormProps) {
  const { hints } = words;
  return (
    <PlainStaffForm
      form={advertisementForm}
      id={advertisement?.id}
      version={advertisement?.version}
      title={advertisement ? words.changeTitle(advertisement.alt) : words.add}
      saveLabel={words.save}
      labels={words.labels}
      values={typedAdvertisement(advertisement)}
      display={displayAdvertisement(labels)}
    >
      {(field, file) => (
        <>
          <AdvertisementFields
            labels={labels}
            field={field}
            pictureField={(name) => (
              <PlainFileField
                {...file(name)}
                hint={advertisement ? `${hints[name]} ${hints.kept}` : hints[name]}
                accept={IMAGE_TYPES}
              />
            )}
          />
          {/* Chosen with script alone. */}
          <input type="hidden" name="categories" value={field('categories').defaultValue} />
        </>
      )}
    </PlainStaffForm>
  );
}

const ArchiveForm = ({ advertisement: { id, version, alt } }: { advertisement: Advertisement }) => (
  <PlainStaffForm
    form={archiveForm}
    id={id}
    version={version}
    title={words.archiveTitle(alt)}
    saveLabel={words.archive}
    labels={{}}
    values={{}}
  >
    {() => <p>{words.archiveText}</p>}
  </PlainStaffForm>
);

/** Writes an advertisement for who has no script; pictures that are stored stay unless others are chosen. */
export const PlainSave = plainPart(import.meta.env.SSR && SaveForm);

/** Archives an advertisement, for who has no script. */
export const PlainArchive = plainPart(import.meta.env.SSR && ArchiveForm);
