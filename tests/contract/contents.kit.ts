import type { peopleOf } from '../kit/people.ts';

type People = ReturnType<typeof peopleOf>;
type Person = Awaited<ReturnType<People['login']>>;

/** A text as editors see it. */
export type Written = { id: string; version: number; path: string; slug: string; title: string };

/** Two content editors of the seeds: one writes, the other one publishes. */
const WRITER = '09000000014';
const PUBLISHER = '09000000015';
/** A maker of the seeds, whose supplier everybody sees. */
const MAKER = '09000000004';

/**
 * Types, labels and texts of a site, as its editors make them.
 * @param editors who writes and who publishes, where it is not those of the seeds
 */
export async function newsroomOf(people: People, editors?: { writer: Person; publisher: Person }) {
  const writer = editors?.writer ?? (await people.login(WRITER));
  const publisher = editors?.publisher ?? (await people.login(PUBLISHER));
  const send = async <T>(person: Person, method: string, path: string, body?: object): Promise<T> => {
    const answer = await people.as(person.accessToken, method, `/admin${path}`, body);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  };

  const draft = (contentTypeId: string, title: string, more: object = {}) =>
    send<Written>(writer, 'POST', '/pages', {
      contentTypeId,
      title,
      summary: `${title}: آنچه پیش از خرید باید دانست، کوتاه و با عدد.`,
      body: [
        { kind: 'HEADING', level: 2, spans: [{ t: 'از کجا آغاز کنیم؟' }] },
        { kind: 'PARAGRAPH', spans: [{ t: 'متن این نوشته برای آزمون است.' }] },
      ],
      labelIds: [],
      categoryIds: [],
      supplierIds: [],
      platforms: ['WEB'],
      commentPolicy: 'CLOSED',
      placements: [],
      seo: { noindex: false },
      ...more,
    });

  /** Hands a draft in and has the other editor publish it. */
  async function publish({ id, version }: Written, more: object = {}): Promise<Written> {
    const waiting = await send<Written>(writer, 'POST', `/pages/${id}/submit`, { version });
    return send<Written>(publisher, 'POST', `/pages/${id}/publish`, { version: waiting.version, ...more });
  }

  /** An article that the maker wrote and an editor published. */
  async function ofMaker(contentTypeId: string, title: string) {
    const { accessToken } = await people.login(MAKER);
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await people.as(accessToken, method, path, body);
      if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    };
    const [supplier] = (await ask('GET', '/suppliers/own')) as unknown as { id: string; brandName: string }[];
    const lists = { labelIds: [], categoryIds: [], supplierIds: [] };
    const body = [{ kind: 'PARAGRAPH', spans: [{ t: 'متن این نوشته از سازنده است.' }] }];
    const text = { contentTypeId, title, summary: `${title}، از زبان سازندهٔ آن.`, body, ...lists };
    const { id, version } = (await ask('POST', '/pages', { supplierId: supplier!.id, ...text })) as Written;
    const waiting = (await ask('POST', `/pages/${id}/submit`, { version })) as Written;
    const page = await send<Written>(publisher, 'POST', `/pages/${id}/publish`, { version: waiting.version });
    return { page, supplier: supplier! };
  }

  return {
    ofMaker,
    writer,
    publisher,
    draft,
    publish,
    published: async (contentTypeId: string, title: string, more?: object) =>
      publish(await draft(contentTypeId, title, more)),
    type: (title: string, pageType: string, parentId?: string) =>
      send<{ id: string; title: string; version: number }>(writer, 'POST', '/contenttypes', {
        title,
        pageType,
        ...(parentId && { parentId }),
      }),
    label: (title: string) =>
      send<{ id: string; title: string; version: number }>(writer, 'POST', '/contentlabels', { title }),
    change: <T>(method: string, path: string, body?: object) => send<T>(writer, method, path, body),
    decide: <T>(method: string, path: string, body: object) => send<T>(publisher, method, path, body),
  };
}
