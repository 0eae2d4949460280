import type { Actor } from '../../platform/actor.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { LateRule } from '../../platform/late-rules.ts';
import type { FieldError } from '../../platform/problem.ts';
import type { Files } from '../files/index.ts';
import type { CompanyLogo, CompanyPaper } from './customers.schemas.ts';

const SIDES = { small: 64, large: 256 } as const;
/** A logo may be wide: what counts is its longer side. */
const LEAST_LOGO_SIDE = 200;
const PDF = 'application/pdf';

const ROLES = { logoFileId: 'LOGO', officialGazetteFileId: 'OFFICIAL_GAZETTE' } as const;
type FileIds = { [Field in keyof typeof ROLES]?: string | null | undefined };
const fields = Object.keys(ROLES) as (keyof typeof ROLES)[];
const linkOf = (objectId: string, field: keyof typeof ROLES) => ({
  objectType: 'CUSTOMER',
  objectId,
  role: ROLES[field],
});
type UnattachedFile = Awaited<ReturnType<Files['unattached']>>;
type Wrong = Omit<FieldError, 'field'>;

export type CompanyFiles = ReturnType<typeof makeCompanyFiles>;
/** Of one reading: how the files of its rows are shown. */
export type ShownFiles = { logo(id: string): CompanyLogo; paper(id: string): CompanyPaper };

/** The logo of a company and its notice in the official gazette. */
export function makeCompanyFiles(files: Files) {
  const wrong: Record<keyof typeof ROLES, (file: UnattachedFile) => Promise<Wrong | undefined>> = {
    async logoFileId(file) {
      if (file.kind !== 'IMAGE') return { code: 'FILE_TYPE_NOT_ALLOWED' };
      const { width, height } = await files.dimensionsOf(file);
      if (Math.max(width, height) >= LEAST_LOGO_SIDE) return undefined;
      return { code: 'IMAGE_TOO_SMALL', params: [String(LEAST_LOGO_SIDE)] };
    },
    officialGazetteFileId: async ({ kind, mime }) =>
      kind === 'IMAGE' || mime === PDF ? undefined : { code: 'FILE_TYPE_NOT_ALLOWED' },
  };

  const logo = (id: string): CompanyLogo => ({
    id,
    url: files.linkTo(id),
    small: files.linkTo(id, SIDES.small),
    large: files.linkTo(id, SIDES.large),
  });

  return {
    /** What holds of files that are new. Judging throws Problem 404 for one that is not own and free. */
    rules: (actor: Actor, stored: FileIds): LateRule<{ company?: FileIds | undefined }>[] =>
      fields.map((name) => ({
        reads: [`company.${name}`],
        async judge({ company }) {
          const id = company?.[name];
          if (!id || id === stored[name]) return undefined;
          const found = await wrong[name](await files.unattached(actor, id));
          return found && { field: `company.${name}`, ...found };
        },
      })),

    /** Makes the squares of a logo that is new, before the transaction: images take their time. */
    async prepare(actor: Actor, { logoFileId }: FileIds, stored: FileIds) {
      if (logoFileId && logoFileId !== stored.logoFileId)
        await files.addSquares(actor, logoFileId, undefined, Object.values(SIDES));
    },

    /** Takes new files in and lets those go that they replace. @throws Problem 404 for one that is not own and free */
    async keep(tx: Tx, actor: Actor, customerId: string, company: FileIds, stored: FileIds) {
      for (const field of fields) {
        const before = stored[field] ?? undefined;
        const now = company[field] ?? undefined;
        if (before === now) continue;
        if (before) await files.release(tx, before, linkOf(customerId, field));
        if (now) await files.attach(tx, actor, now, linkOf(customerId, field));
      }
    },

    /** Lets all of them go. */
    async release(tx: Tx, customerId: string, stored: FileIds) {
      for (const field of fields) if (stored[field]) await files.release(tx, stored[field], linkOf(customerId, field));
    },

    /** What is to be shown of the files of these rows, read at once. */
    async shownOf(query: Queryable, rows: FileIds[]): Promise<ShownFiles> {
      const ids = rows.flatMap(({ officialGazetteFileId: id }) => (id ? [id] : []));
      const facts = new Map((ids.length > 0 ? await files.facts(query, ids) : []).map((each) => [each.id, each]));
      return {
        logo,
        paper(id) {
          const { createdAt, ...rest } = facts.get(id)!;
          return { ...rest, uploadedAt: createdAt.toISOString(), url: files.linkTo(id) };
        },
      };
    },
  };
}
