import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { IMAGE_TYPES, PlainFileField, type RefusedPicture } from '../../../files/index.ts';
import { pageMessages } from '../messages.ts';
import type { OwnSupplierCard_SupplierFragment as Supplier } from '../PageTab.generated.ts';
import { type PictureName, plainPictureName } from './pagePictureForm.ts';

const words = pageMessages.pictures;

/** Logo or cover of a page for who has no script: another one, other words for it, or none. */
export function PlainPagePicture({ supplier, name }: { supplier: Supplier; name: PictureName }) {
  const { id, version, brandName } = supplier;
  const form = plainPictureName(name);
  const refused = useRefused<RefusedPicture>(form, id);
  const { altText } = refused?.typed ?? { altText: supplier[name]?.altText ?? '' };
  return (
    <PlainForm name={form} label={words.changeOf(words[name], brandName)} hidden={{ id, version }} takesFile>
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <PlainFileField
        name="fileId"
        label={words[name]}
        hint={words.hints[name]}
        accept={IMAGE_TYPES}
        error={refused?.problems.fileId}
        held={refused?.held}
      />
      <TextField
        name="altText"
        label={words.altText}
        hint={words.altHint}
        defaultValue={altText}
        error={refused?.problems.altText}
        dir="auto"
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{pageMessages.form.save}</Button>
        {supplier[name] && (
          <Button type="submit" name="act" value="REMOVE" variant="quiet">
            {words.removeOf(words[name])}
          </Button>
        )}
      </div>
    </PlainForm>
  );
}
