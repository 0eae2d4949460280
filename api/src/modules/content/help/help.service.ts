import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { recordChange } from '../../../platform/changes/record-change.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { audience } from '../../../platform/events/audience.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { newId } from '../../../platform/ids.ts';
import { type LateRule, requireAll } from '../../../platform/late-rules.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import { versionConflict } from '../../../platform/version.ts';
import { type BlockKind, checkBody, EDITOR_LINK_HOSTS, markdownOf } from '../blocks/index.ts';
import type { Questions } from '../questions/questions.service.ts';
import type { Videos } from '../videos/videos.service.ts';
import type { Visitors } from '../visitors.ts';
import { helpKeys } from './help-keys.generated.ts';
import { indexHelp } from '../searching/content-index.ts';
import * as repository from './help.repository.ts';
import type { HelpRow } from './help.repository.ts';
import type { HelpEntry, HelpIdsQuery, HelpScreen, HelpTopic, HelpWriting } from './help.schemas.ts';

/** It stands in a sheet beside the screen: no cards, and its questions stand below it. */
const HELP_KINDS: readonly BlockKind[] = [
  'HEADING',
  'PARAGRAPH',
  'LIST_ITEM',
  'QUOTE',
  'CALLOUT',
  'TABLE',
  'CODE',
  'DIVIDER',
];

export type HelpParts = { db: Database; clock: Clock; visitors: Visitors; videos: Pick<Videos, 'byIds'> };
type Parts = HelpParts & { questions: Pick<Questions, 'byIds'> };
export type Help = ReturnType<typeof makeHelp>;

/** Help for the screens of the site, by the keys that the web prints of them. */
export function makeHelp({ db, clock, visitors, videos, questions }: Parts) {
  const existing = async (frontUniqueId: string): Promise<HelpRow> =>
    (await repository.readHelp(db, frontUniqueId)) ?? notFound('HELP_NOT_FOUND');

  const rules: readonly LateRule<HelpWriting>[] = [
    {
      reads: ['body'],
      judge: (given) => {
        const { blocks, errors } = checkHelp(given);
        return errors.length === 0 && blocks.length === 0 ? { field: 'body', code: 'REQUIRED' } : errors;
      },
    },
    {
      reads: ['mediaVideoId'],
      judge: async ({ mediaVideoId }) => {
        const isGone = mediaVideoId !== undefined && (await videos.byIds([mediaVideoId])).length === 0;
        return isGone ? { field: 'mediaVideoId', code: 'MEDIA_VIDEO_NOT_FOUND' } : undefined;
      },
    },
    {
      reads: ['relatedQuestionIds'],
      judge: async ({ relatedQuestionIds = [] }) => {
        const found = new Set((await questions.byIds({ ids: relatedQuestionIds })).map(({ id }) => id));
        return relatedQuestionIds.flatMap((id, index) =>
          found.has(id) ? [] : [{ field: `relatedQuestionIds[${index}]`, code: 'FAQ_QUESTION_NOT_FOUND' as const }],
        );
      },
    },
  ];

  return {
    rules,

    /** @throws Problem 404 HELP_NOT_FOUND */
    async entry(frontUniqueId: string): Promise<HelpEntry> {
      const row = await existing(frontUniqueId);
      return toEntry(row, await questions.byIds({ ids: row.relatedQuestionIds }));
    },

    async byIds({ ids }: HelpIdsQuery): Promise<HelpEntry[]> {
      const rows = await repository.readHelpByIds(db, ids);
      const wanted = [...new Set(rows.flatMap(({ relatedQuestionIds }) => relatedQuestionIds))];
      const known = new Map((await questions.byIds({ ids: wanted })).map((each) => [each.id, each]));
      return rows.map((row) =>
        toEntry(
          row,
          row.relatedQuestionIds.flatMap((id) => known.get(id) ?? []),
        ),
      );
    },

    /** In the order of the site's screens; help of a screen that is no more is not shown. */
    async topics(): Promise<HelpTopic[]> {
      const topics = new Map((await repository.readTopics(db)).map((topic) => [topic.frontUniqueId, topic]));
      return helpKeys.flatMap(({ key }) => topics.get(key) ?? []);
    },

    /** Counts that help was opened. @throws Problem 404 */
    async look(frontUniqueId: string, sender: Sender, actor?: Actor): Promise<void> {
      const { id } = await existing(frontUniqueId);
      await visitors.countLook({ objectType: 'HELP', objectId: id }, sender, actor);
    },

    /** Every screen; those without help have no entry. */
    async screens(): Promise<HelpScreen[]> {
      const rows = new Map((await repository.readAllHelp(db)).map((row) => [row.frontUniqueId, row]));
      return helpKeys.map(({ key, path }) => toScreen({ key, path }, rows.get(key)));
    },

    /** Of a screen as a change of it begins; nothing where it has none. @throws Problem 404 HELP_SCREEN_UNKNOWN */
    async stored(frontUniqueId: string): Promise<object> {
      const screen = screenOf(frontUniqueId);
      return toScreen(screen, await repository.readHelp(db, frontUniqueId)).entry ?? {};
    },

    /** @throws Problem 400, 404 HELP_SCREEN_UNKNOWN, 409 VERSION_CONFLICT */
    async write(actor: Actor, frontUniqueId: string, input: HelpWriting, sender: Sender): Promise<HelpScreen> {
      const screen = screenOf(frontUniqueId);
      await requireAll(rules, input);
      const { blocks } = checkHelp(input);
      const { title, mediaVideoId = null, relatedQuestionIds, version } = input;
      return db.transaction(async (tx) => {
        const before = await repository.lockHelp(tx, frontUniqueId);
        if (before?.version !== version) versionConflict(before?.version ?? 0);
        const written = { id: before?.id ?? newId(), frontUniqueId, title, mediaVideoId, relatedQuestionIds };
        const row = await repository.writeHelp(tx, { ...written, body: { v: 1, blocks }, at: clock.now() });
        await indexHelp(tx, [row.id]);
        await recordChange(tx, [row.id]);
        const what = { objectType: 'HelpScreen', objectId: row.id };
        const audiences = [audience.staff('CONTENT_WRITE')];
        await recordEvent(tx, { ...what, type: 'HELP_WRITTEN', seq: row.version, audiences });
        await recordAudit(tx, sender, { ...what, actorId: actor.userId, action: 'HELP_WRITTEN', result: 'DONE' });
        return toScreen(screen, row);
      });
    },
  };
}

const screenOf = (frontUniqueId: string) =>
  helpKeys.find(({ key }) => key === frontUniqueId) ?? notFound('HELP_SCREEN_UNKNOWN');

const checkHelp = ({ body }: Pick<HelpWriting, 'body'>) =>
  checkBody(body, { hosts: EDITOR_LINK_HOSTS, kinds: HELP_KINDS });

const toEntry = (
  { id, frontUniqueId, title, body, mediaVideoId, updatedAt }: HelpRow,
  relatedQuestions: HelpEntry['relatedQuestions'],
): HelpEntry => ({
  id,
  frontUniqueId,
  title,
  body: body.blocks,
  ...(mediaVideoId !== null && { mediaVideoId }),
  relatedQuestions,
  updatedAt: updatedAt.toISOString(),
});

function toScreen({ key, path }: { key: string; path: string }, row: HelpRow | undefined): HelpScreen {
  if (!row) return { frontUniqueId: key, path };
  const { id, title, body, mediaVideoId, relatedQuestionIds, version, updatedAt } = row;
  const { blocks } = body;
  const video = mediaVideoId !== null && { mediaVideoId };
  const texts = { ...video, body: blocks, bodyMarkdown: markdownOf(blocks) };
  const entry = { id, title, ...texts, relatedQuestionIds, version, updatedAt: updatedAt.toISOString() };
  return { frontUniqueId: key, path, entry };
}
