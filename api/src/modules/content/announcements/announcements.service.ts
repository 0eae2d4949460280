import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { concerns, planChange, recordChange } from '../../../platform/changes/record-change.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { type LateRule, requireAll } from '../../../platform/late-rules.ts';
import { paging } from '../../../platform/paging/paging.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import { snapshot } from '../../../platform/snapshot.ts';
import { versionConflict } from '../../../platform/version.ts';
import { FRAME } from '../frame-changes.ts';
import { readLinkTarget } from '../link-target.ts';
import type { AnnouncementAudience, AnnouncementState } from './announcements.enums.ts';
import * as repository from './announcements.repository.ts';
import type { AnnouncementRow, AnnouncementWriting } from './announcements.repository.ts';
import type {
  Announcement,
  AnnouncementChange,
  NewAnnouncement,
  StaffAnnouncement,
  StaffAnnouncementPage,
  StaffAnnouncementQuery,
} from './announcements.schemas.ts';

const FRESH_MS = 30_000;
const MOST_SHOWN = 2;

/** What who reads is shown: a seller is a user, and everybody is one of all. */
const audiencesOf: Record<AnnouncementAudience, readonly AnnouncementAudience[]> = {
  ALL: ['ALL'],
  USER: ['ALL', 'USER'],
  SELLER: ['ALL', 'USER', 'SELLER'],
};

type Parts = { db: Database; clock: Clock };
export type Announcements = ReturnType<typeof makeAnnouncements>;

/** Lines above every page. The clock decides which are shown, and caches are told when it did. */
export function makeAnnouncements({ db, clock }: Parts) {
  const notOver = snapshot({
    db,
    read: (on) => repository.readNotOver(on, clock.now()),
    freshMs: FRESH_MS,
    clock,
    tags: concerns(FRAME),
  });

  const bothRules: LateRule<NewAnnouncement>[] = [
    {
      reads: ['href'],
      judge: ({ href }) =>
        href === undefined || readLinkTarget(href) ? undefined : { field: 'href', code: 'CONTENT_LINK_NOT_ALLOWED' },
    },
    {
      reads: ['from', 'until'],
      judge: ({ from, until }) =>
        new Date(from) < new Date(until) ? undefined : { field: 'until', code: 'ANNOUNCEMENT_ENDS_BEFORE_START' },
    },
  ];
  /** One that ends now is how it is taken away, so only a new one must have some of its time before it. */
  const newRules: LateRule<NewAnnouncement>[] = [
    ...bothRules,
    {
      reads: ['until'],
      judge: ({ until }) => (new Date(until) > clock.now() ? undefined : { field: 'until', code: 'ANNOUNCEMENT_OVER' }),
    },
  ];

  const writingOf = ({ href, from, until, order, text, tone, audience }: NewAnnouncement): AnnouncementWriting => ({
    text,
    tone,
    audience,
    href: href === undefined ? null : readLinkTarget(href)!,
    validFrom: new Date(from),
    validUntil: new Date(until),
    place: order,
    at: clock.now(),
  });

  /** Caches hear of it at once, and again when the clock begins or ends it. */
  async function written(tx: Tx, { validFrom, validUntil }: AnnouncementRow): Promise<void> {
    await recordChange(tx, [FRAME]);
    for (const at of [validFrom, validUntil]) if (at > clock.now()) await planChange(tx, at, [FRAME]);
  }

  const audited = (tx: Tx, sender: Sender, actor: Actor, action: string, { id, text }: AnnouncementRow) =>
    recordAudit(tx, sender, {
      actorId: actor.userId,
      action,
      objectType: 'Announcement',
      objectId: id,
      result: 'DONE',
      detail: { text },
    });

  return {
    newRules,
    changeRules: bothRules as LateRule<AnnouncementChange>[],

    /** At most two, those of the least order first. */
    async shownTo(audience: AnnouncementAudience): Promise<Announcement[]> {
      const now = clock.now();
      const isShown = (row: AnnouncementRow) =>
        audiencesOf[audience].includes(row.audience) && stateOf(row, now) === 'RUNNING';
      return (await notOver()).filter(isShown).slice(0, MOST_SHOWN).map(toAnnouncement);
    },

    async list(query: StaffAnnouncementQuery): Promise<StaffAnnouncementPage> {
      const { rows, page, totalCount } = await repository.readPage(db, paging(query));
      const now = clock.now();
      return { items: rows.map((row) => toStaffAnnouncement(row, now)), totalCount, ...page };
    },

    /** @throws Problem 400 naming each wrong field */
    async create(actor: Actor, input: NewAnnouncement, sender: Sender): Promise<StaffAnnouncement> {
      await requireAll(newRules, input);
      return db.transaction(async (tx) => {
        const row = await repository.insertAnnouncement(tx, newId(), writingOf(input));
        await written(tx, row);
        await audited(tx, sender, actor, 'ANNOUNCEMENT_CREATED', row);
        return toStaffAnnouncement(row, clock.now());
      });
    },

    /** One as a change of it begins. @throws Problem 404 */
    async stored(id: string): Promise<StaffAnnouncement> {
      const row = (await repository.readAnnouncement(db, id)) ?? notFound('ANNOUNCEMENT_NOT_FOUND');
      return toStaffAnnouncement(row, clock.now());
    },

    /** @throws Problem 400, 404, 409 VERSION_CONFLICT */
    async change(actor: Actor, id: string, input: AnnouncementChange, sender: Sender): Promise<StaffAnnouncement> {
      await requireAll(bothRules, input);
      return db.transaction(async (tx) => {
        const stored = (await repository.lockAnnouncement(tx, id)) ?? notFound('ANNOUNCEMENT_NOT_FOUND');
        if (stored.version !== input.version) versionConflict(stored.version);
        const row = await repository.updateAnnouncement(tx, stored, writingOf(input));
        await written(tx, row);
        await audited(tx, sender, actor, 'ANNOUNCEMENT_CHANGED', row);
        return toStaffAnnouncement(row, clock.now());
      });
    },
  };
}

function stateOf({ validFrom, validUntil }: AnnouncementRow, now: Date): AnnouncementState {
  if (now >= validUntil) return 'ENDED';
  return now < validFrom ? 'UPCOMING' : 'RUNNING';
}

const toAnnouncement = ({ id, text, tone, href }: AnnouncementRow): Announcement => ({
  id,
  text,
  tone,
  ...(href !== null && { href }),
});

const toStaffAnnouncement = (row: AnnouncementRow, now: Date): StaffAnnouncement => ({
  ...toAnnouncement(row),
  audience: row.audience,
  from: row.validFrom.toISOString(),
  until: row.validUntil.toISOString(),
  order: row.place,
  state: stateOf(row, now),
  version: row.version,
});
