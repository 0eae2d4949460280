import { randomUUID } from 'node:crypto';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { ErrorCode } from '../../platform/error-codes.ts';
import { findJsonFlaw } from '@rasteh/shared/json-flaw';
import { type LateRule, requireAll } from '../../platform/late-rules.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import type { OneFile } from '../../platform/one-file.ts';
import { invalidAll, notFound } from '../../platform/problem.ts';
import { type Files, LARGEST_FILE } from '../files/index.ts';
import { putPicture, readPicture, takePicture } from './profile-picture.repository.ts';
import type { ProfilePicture, ProfilePictureChoice } from './profile-picture.schemas.ts';

const SIDES = { small: 64, large: 256 } as const;
const SHORTEST_SIDE = 200;
/** Of a form; what is too large for an image is refused while it comes. */
export const LARGEST_PICTURE = LARGEST_FILE;

const linkOf = (userId: string) => ({ objectType: 'USER', objectId: userId, role: 'PROFILE_PICTURE' });

type Parts = { db: Database; files: Files };
type Choice = { fileId: string; crop?: ProfilePictureChoice['crop'] | undefined };
export type ProfilePictures = ReturnType<typeof makeProfilePictures>;

/** The one picture of a person. */
export function makeProfilePictures({ db, files }: Parts) {
  async function profilePicture({ userId }: Actor): Promise<ProfilePicture | undefined> {
    const chosen = await readPicture(db, userId);
    if (!chosen) return undefined;
    const { fileId, updatedAt } = chosen;
    const small = files.linkTo(fileId, SIDES.small);
    const large = files.linkTo(fileId, SIDES.large);
    return { id: fileId, url: files.linkTo(fileId), variants: { small, large }, updatedAt: updatedAt.toISOString() };
  }

  async function forget(tx: Tx, userId: string) {
    const before = await takePicture(tx, userId);
    if (before) await files.release(tx, before, linkOf(userId));
  }

  async function rulesOf(file: Awaited<ReturnType<Files['unattached']>>): Promise<LateRule<Choice>[]> {
    const wrong = (field: string, code: ErrorCode, ...params: string[]): LateRule<Choice>[] => [
      { reads: [field], judge: () => ({ field, code, params }) },
    ];
    if (file.kind !== 'IMAGE') return wrong('fileId', 'FILE_TYPE_NOT_ALLOWED');
    const dimensions = await files.dimensionsOf(file);
    if (sideOf(dimensions) < SHORTEST_SIDE) return wrong('fileId', 'IMAGE_TOO_SMALL', String(SHORTEST_SIDE));
    return [
      {
        reads: ['crop.size'],
        judge: ({ crop }) =>
          sideOf(dimensions, crop) < SHORTEST_SIDE
            ? { field: 'crop.size', code: 'IMAGE_TOO_SMALL', params: [String(SHORTEST_SIDE)] }
            : undefined,
      },
    ];
  }

  const personal: PersonalPart = { read: async (userId) => (await readPicture(db, userId)) ?? null, forget };

  return {
    personal,
    profilePicture,

    /** What holds of a choice beside its format. @throws Problem 404 for a file that is not own and free */
    rules: async (actor: Actor, { fileId }: Partial<ProfilePictureChoice>): Promise<LateRule<Choice>[]> =>
      fileId === undefined ? [] : rulesOf(await files.unattached(actor, fileId)),

    /**
     * Takes an image in. @returns the choice of it, with the square that came beside it
     * @throws Problem as `files.upload`
     */
    async upload(
      actor: Actor,
      { route, key = randomUUID() }: { route: string; key: string | undefined },
      file: OneFile,
    ): Promise<ProfilePictureChoice> {
      const { id } = await files.upload(actor, { route, key }, file);
      const crop = await file.field('crop');
      return { fileId: id, ...(crop !== undefined && { crop: parseCrop(crop) }) };
    },

    /** Makes an own uploaded image the picture. @throws Problem 404 for a file that is not own and free; 400 */
    async choose(actor: Actor, { fileId, crop }: ProfilePictureChoice): Promise<ProfilePicture> {
      const file = await files.unattached(actor, fileId);
      await requireAll(await rulesOf(file), { fileId, crop });
      const area = squareOf(await files.dimensionsOf(file), crop);
      await files.addSquares(actor, fileId, area, Object.values(SIDES));
      await db.transaction(async (tx) => {
        await forget(tx, actor.userId);
        await files.attach(tx, actor, fileId, linkOf(actor.userId));
        await putPicture(tx, actor.userId, fileId);
      });
      return (await profilePicture(actor)) ?? notFound('FILE_NOT_FOUND');
    },

    remove: (actor: Actor): Promise<void> => db.transaction((tx) => forget(tx, actor.userId)),
  };
}

/** Its shape is checked with the rest of the body; what is not JSON stays text, which has none. @throws Problem 400 */
function parseCrop(text: string): NonNullable<ProfilePictureChoice['crop']> {
  const flaw = findJsonFlaw(text);
  if (flaw) invalidAll([{ ...flaw, field: 'crop' }]);
  try {
    return JSON.parse(text) as NonNullable<ProfilePictureChoice['crop']>;
  } catch {
    return text as never;
  }
}

type Dimensions = { width: number; height: number };
/** Of the wanted square, in pixels. */
const sideOf = ({ width, height }: Dimensions, crop?: Choice['crop']) =>
  Math.round((crop?.size ?? 1) * Math.min(width, height));

/** The wanted square in pixels, the middle one when nobody chose. */
function squareOf({ width, height }: Dimensions, crop: Choice['crop']) {
  const side = sideOf({ width, height }, crop);
  const left = Math.round(crop ? crop.left * width : (width - side) / 2);
  const top = Math.round(crop ? crop.top * height : (height - side) / 2);
  // A pixel too far by rounding is moved back.
  return { left: Math.min(left, width - side), top: Math.min(top, height - side), width: side, height: side };
}
