import { Type, type Static } from 'typebox';
import { Id, Instant, Link, named, object } from '../../platform/schema.ts';

export const ProfilePicture = named(
  'ProfilePicture',
  'The picture of the person who asks.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    url: Link('Link to the whole picture, for a quarter of an hour: under the site, and under /api/v1.'),
    variants: named(
      'ProfilePictureVariants',
      'Links to squares of the picture.',
      object({
        small: Link('Address of the picture scaled to 64 pixels width.'),
        large: Link('Address of the picture scaled to 256 pixels width.'),
      }),
    ),
    updatedAt: Instant('When it was chosen.'),
  }),
);
export type ProfilePicture = Static<typeof ProfilePicture>;

const Part = (description: string) => Type.Number({ description, minimum: 0, maximum: 1 });

export const ProfilePictureChoice = named(
  'ProfilePictureChoice',
  'An own image that was uploaded and is part of nothing yet.',
  object({
    fileId: Id('The uploaded image; its shorter side has 200 pixels or more.'),
    crop: Type.Optional(
      named(
        'SquareOfImage',
        'A square of the image, in parts of it. Without one: the middle.',
        object({
          left: Part('Its start, as a part of the width.'),
          top: Part('Its top, as a part of the height.'),
          size: Part('Its side, as a part of the shorter side.'),
        }),
      ),
    ),
  }),
);
export type ProfilePictureChoice = Static<typeof ProfilePictureChoice>;

/** The same in one request: the image itself. */
export const ProfilePictureForm = object({
  file: Type.Unsafe<never>({ type: 'string', format: 'binary', description: 'The image.' }),
  crop: Type.Optional(Type.String({ description: 'The square, as the JSON of `SquareOfImage`.' })),
});
