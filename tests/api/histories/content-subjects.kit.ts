import { commentMachine } from '../../../api/src/modules/content/comments/comment-machine.ts';
import { feedbackMachine } from '../../../api/src/modules/content/feedback/feedback-machine.ts';
import { pageMachine } from '../../../api/src/modules/content/pages/page-machine.ts';
import { somebody } from '../../kit/delegations.ts';
import { allowedAmong, allowedAt, allowedIn, type App, type Subject, type Written } from '../../kit/histories.ts';
import { solvePuzzle } from '../../kit/puzzle.ts';
import { ok } from '../../kit/rest.ts';
import { aListing } from '../../kit/seeded.ts';
import { contentOf } from '../content/pages.kit.ts';

const reason = 'دلیل آزمون این کار';
const HOUR_MS = 3_600_000;

/** Pages, comments and feedback, as walks try them. */
function contentSubjects(app: App) {
  type Method = 'POST' | 'PUT' | 'DELETE';
  const ask = (headers: object, method: Method, path: string, payload?: object) =>
    app.ask<{ code?: string }>(path, { method, headers, ...(payload && { payload }) });
  const readOf =
    (sql: string) =>
    async (id: string): Promise<Written | undefined> => {
      const [row] = await app.db.query<{ version: number; state: string }>(sql, [id]);
      return row && { ...row, events: [], told: 0 };
    };
  /** Each in hours of its own: how many somebody writes is limited, and not what is tried. */
  const inNewHours = (turn: number) => app.clock.set(new Date(app.clock.now().getTime() + turn * 3 * HOUR_MS));

  /** Articles of a seller and of an editor, in turn. */
  async function page(): Promise<Subject> {
    const content = contentOf(app);
    const { owner, customerId, supplierId } = await content.seller();
    const member = await content.person();
    await content.member(customerId, member, false, ['MESSAGE']);
    const writer = await content.editor();
    const headers: Record<string, object> = {
      owner: owner.headers,
      member: member.headers,
      writer: writer.headers,
      otherEditor: (await content.editor()).headers,
      stranger: (await somebody(app)).headers,
    };
    const typeId = (await content.type('ARTICLE')).id;
    const isOfStaff = (actor: string) => actor === 'writer' || actor === 'otherEditor';
    let turn = 0;
    return {
      machine: pageMachine,
      async make() {
        // The submissions of a supplier in a month are limited.
        await app.db.query('delete from page_submissions where supplier_id = $1', [supplierId]);
        // So are those of one that wait.
        await app.db.query(`update pages set status = 'DRAFT' where supplier_id = $1 and status = 'IN_REVIEW'`, [
          supplierId,
        ]);
        const { id } =
          (turn += 1) % 2 === 0
            ? await content.beginArticle(owner, supplierId, typeId)
            : await content.begin(writer, typeId);
        return id;
      },
      read: readOf('select version, status as state from pages where id = $1'),
      actors: Object.keys(headers),
      allowed: (id, actor) =>
        allowedAt(app, headers[actor]!, isOfStaff(actor) ? `/admin/pages/${id}` : `/pages/${id}/draft`),
      act(id, action, actor, version) {
        const by = headers[actor]!;
        const path = isOfStaff(actor) ? `/admin/pages/${id}` : `/pages/${id}`;
        const text = isOfStaff(actor) ? content.draftOf(typeId) : content.articleOf(typeId);
        if (action === 'EDIT') return ask(by, 'PUT', path, { ...text, version });
        const publishAt = new Date(app.clock.now().getTime() + HOUR_MS).toISOString();
        if (action === 'SCHEDULE') return ask(by, 'POST', `${path}/publish`, { version, publishAt });
        return ask(by, 'POST', `${path}/${action.toLowerCase()}`, {
          version,
          ...(action === 'RETURN' && { reason }),
        });
      },
      jumps: [1],
    };
  }

  /** Comments of new people on one offer. */
  async function comment(): Promise<Subject> {
    const { id: supplierProductId } = await aListing(app);
    const moderators: Record<string, object> = {
      staff: (await somebody(app, ['MODERATOR'])).headers,
      otherStaff: (await somebody(app, ['MODERATOR'])).headers,
    };
    const stranger = (await somebody(app)).headers;
    const authors = new Map<string, object>();
    const headersOf = (id: string, actor: string) =>
      actor === 'author' ? authors.get(id)! : (moderators[actor] ?? stranger);
    const caseOf = async (id: string, headers: object) => {
      const by = { headers };
      const { items } = ok(await app.get('/admin/moderation/cases', { by, query: { pageSize: 100 } }));
      return items.find(({ objectId }) => objectId === id);
    };
    async function decide(id: string, headers: object, decision: string) {
      const open = await caseOf(id, headers);
      if (!open) return undefined;
      const { id: caseId, version } = open;
      const more = decision === 'REJECT' ? { code: 'OFF_TOPIC' } : {};
      return ask(headers, 'PUT', `/admin/moderation/cases/${caseId}`, { version, decision, ...more });
    }
    let turn = 0;
    return {
      machine: commentMachine,
      async make() {
        inNewHours((turn += 1));
        const author = (await somebody(app)).headers;
        const body = 'بدنهٔ پمپ خوش‌ساخت است و به‌موقع رسید';
        const { id } = ok(
          await app.post('/pagecomments', { by: { headers: author }, body: { supplierProductId, body } }),
        );
        authors.set(id, author);
        // Every third is one that everybody read and staff hid.
        if (turn % 3 === 0) {
          await decide(id, moderators.staff!, 'PUBLISH');
          await ask(moderators.staff!, 'POST', `/pagecomments/${id}/report`, { reason: 'FALSE' });
        }
        return id;
      },
      // Hiding is what reports come to, and nobody's to ask for.
      actions: ['EDIT', 'REMOVE', 'APPEAL', 'PUBLISH', 'REJECT'],
      read: readOf('select version, state from comments where id = $1'),
      actors: ['author', 'stranger', ...Object.keys(moderators)],
      async allowed(id, actor) {
        const by = { headers: headersOf(id, actor) };
        if (moderators[actor]) {
          const open = await caseOf(id, by.headers);
          return open && { actions: open.allowedDecisions, lacking: [], codes: [] };
        }
        const own = ok(await app.get('/pagecomments/byuser', { by, query: { ids: [id] } })).items[0];
        return own && allowedIn(own);
      },
      act(id, action, actor, version) {
        const by = headersOf(id, actor);
        if (action === 'PUBLISH' || action === 'REJECT') return moderators[actor] ? decide(id, by, action) : undefined;
        const path = `/pagecomments/${id}`;
        if (action === 'EDIT') return ask(by, 'PUT', path, { version, body: 'متن تازهٔ همین نظر آزمایشی' });
        if (action === 'REMOVE') return ask(by, 'DELETE', `${path}?version=${version}`);
        if (action === 'APPEAL') return ask(by, 'POST', `${path}/appeal`, { version, reason });
        return undefined;
      },
      jumps: [2, 15],
    };
  }

  /** Feedback of who is logged in. */
  async function feedback(): Promise<Subject> {
    const headers: Record<string, object> = {
      staff: (await somebody(app, ['SUPPORT'])).headers,
      stranger: (await somebody(app)).headers,
    };
    const senders = new Map<string, object>();
    const headersOf = (id: string, actor: string) => (actor === 'sender' ? senders.get(id)! : headers[actor]!);
    let turn = 0;
    return {
      machine: feedbackMachine,
      async make() {
        inNewHours((turn += 1));
        const sender = (await somebody(app)).headers;
        const written = { type: 'IDEA', subject: 'صافی فشار', body: 'کاش صافی فشار دو خانه داشت.' } as const;
        const solved = solvePuzzle(ok(await app.get('/feedbacks/challenge')));
        const { id } = ok(await app.post('/feedbacks', { by: { headers: sender }, body: { ...written, ...solved } }));
        senders.set(id, sender);
        return id;
      },
      read: readOf('select version, status as state from feedbacks where id = $1'),
      actors: ['sender', 'staff', 'stranger'],
      async allowed(id, actor) {
        if (actor === 'staff') return allowedAmong(app, headers.staff!, '/admin/feedbacks', id);
        const by = { headers: headersOf(id, actor) };
        const own = ok(await app.get('/feedbacks/byuser', { by, query: { ids: [id] } })).items[0];
        return own && { actions: own.isReopenable ? ['REOPEN'] : [], lacking: [], codes: [] };
      },
      act(id, action, actor, version) {
        const by = headersOf(id, actor);
        if (action === 'REOPEN') return ask(by, 'POST', `/feedbacks/${id}/reopen`, { text: reason });
        const more = action === 'ANSWER' ? { answer: 'افزوده شد.' } : action === 'CLOSE' ? { closeReason: 'DONE' } : {};
        return ask(by, 'PUT', `/admin/feedbacks/${id}`, { version, decision: action, ...more });
      },
      jumps: [1, 31],
    };
  }

  return { page, comment, feedback };
}

/** The same by their machines, of an api that starts later. */
export const contentKinds = (app: () => App) => ({
  page: () => contentSubjects(app()).page(),
  comment: () => contentSubjects(app()).comment(),
  feedback: () => contentSubjects(app()).feedback(),
});
