import { useState } from 'react';
import * as v from 'valibot';
import { Button } from '../../../design/Button.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { requiredText } from '../../../platform/forms/rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { FileField, IMAGE_TYPES, ON_ITS_WAY } from '../../files/index.ts';
import { pageMessages } from './messages.ts';
import { PlainPagePicture } from './plain/PlainPagePicture.tsx';
import { type PictureName, pictureNames } from './plain/pagePictureForm.ts';
import { type OwnSupplierCard_SupplierFragment as Supplier, UpdateSupplierDocument } from './PageTab.generated.ts';

const words = pageMessages.pictures;
const leastSides = { logo: 200, cover: 600 } as const;

const frames = { logo: 'size-20', cover: 'h-20 w-40' } as const;

/** Logo and cover of a page: as they are, and the way to change them. */
export function PagePictures({ supplier, mayEdit }: { supplier: Supplier; mayEdit: boolean }) {
  const [open, setOpen] = useState<PictureName>();
  return (
    <section aria-label={words.title} className="flex flex-col gap-2">
      <h4 className="font-medium">{words.title}</h4>
      <ul className="flex flex-wrap gap-4">
        {pictureNames.map((name) => {
          const picture = supplier[name];
          return (
            <li key={name} className="flex flex-col items-start gap-2">
              <span
                className={`flex items-center justify-center overflow-hidden rounded-[4px] border border-border bg-sunken text-[0.8125rem] text-muted ${frames[name]}`}
              >
                {picture ? (
                  <img src={picture.url} alt={picture.altText} className="size-full object-contain" loading="lazy" />
                ) : (
                  words.none
                )}
              </span>
              {mayEdit ? (
                <Button
                  size="small"
                  className="noscript:hidden"
                  onClick={() => setOpen(name)}
                  aria-label={words.changeOf(words[name], supplier.brandName)}
                >
                  {picture ? words.change(words[name]) : words.add(words[name])}
                </Button>
              ) : (
                <span className="text-muted">{words[name]}</span>
              )}
              {mayEdit && <PlainPagePicture supplier={supplier} name={name} />}
            </li>
          );
        })}
      </ul>
      {open && <PictureDialog supplier={supplier} name={open} close={() => setOpen(undefined)} />}
    </section>
  );
}

const pictureSchema = v.pipe(
  v.object({
    fileId: v.pipe(
      v.string(),
      v.check((id) => id !== ON_ITS_WAY, words.onItsWay),
    ),
    altText: v.union([v.literal(''), requiredText(5, 120)]),
  }),
  v.forward(
    v.check(({ fileId, altText }) => fileId === '' || altText !== '', words.altMissing),
    ['altText'],
  ),
);

/** Chooses a picture and says what is to be seen; without one it is taken away. */
function PictureDialog({ supplier, name, close }: { supplier: Supplier; name: PictureName; close(): void }) {
  const stored = supplier[name];
  const state = useForm({
    schema: pictureSchema,
    labels: { fileId: words[name], altText: words.altText },
    stored: { version: supplier.version, values: { fileId: stored?.fileId ?? '', altText: stored?.altText ?? '' } },
    placeOf: (field) => field.replace(`${name}.`, ''),
    async save({ fileId, altText }, version) {
      const picture = fileId ? { fileId, altText } : null;
      const input = { supplierId: supplier.id, version: version ?? 0, [name]: picture };
      await write(UpdateSupplierDocument, { input });
      notify('success', pageMessages.form.saved);
      close();
    },
  });
  const least = leastSides[name];
  return (
    <FormDialog
      state={state}
      title={words.changeOf(words[name], supplier.brandName)}
      saveLabel={pageMessages.form.save}
      close={close}
    >
      <FileField
        state={state}
        name="fileId"
        hint={words.hints[name]}
        accept={IMAGE_TYPES}
        refuse={({ width, height }) => (Math.max(width, height) < least ? words.tooSmall(least) : undefined)}
        stored={
          stored
            ? {
                id: stored.fileId,
                shown: <img src={stored.url} alt={stored.altText} className="max-h-32 max-w-full rounded-[4px]" />,
              }
            : undefined
        }
      />
      <TextField
        {...state.field('altText')}
        hint={words.altHint}
        requiredLabel={formMessages.required}
        dir="auto"
        maxLength={120}
        autoComplete="off"
      />
    </FormDialog>
  );
}
