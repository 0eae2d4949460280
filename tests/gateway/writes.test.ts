import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAddress } from '../api/ownership/kinds.ts';
import { peopleOf } from '../kit/people.ts';
import { startApi, startGateway } from '../kit/site.ts';
import { graphOf, type Graph } from './ask.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;
let people: ReturnType<typeof peopleOf>;
let own: Record<string, string>;
let about: { objectType: string; objectId: string };

beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway({ apiUrl: api.url });
  graph = graphOf(gateway);
  people = peopleOf(api);
  own = { authorization: `Bearer ${(await people.login()).accessToken}` };
  const roots = (await people.read('/categories/top-levels')).body as unknown as { id: string }[];
  about = { objectType: 'CATEGORY', objectId: roots[0]!.id };
});
afterAll(async () => {
  await gateway?.stop();
  await api?.discard();
});

type UserError = { code: string; message: string; field: string[] | null; params: { name: string; value: string }[] };
type Payload = { userErrors: UserError[] } & Record<string, unknown>;

const ERRORS = 'userErrors { code message field params { name value } }';
async function write(name: string, input: object, selection: string, headers = own) {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${name}(input: $input) { ${selection} ${ERRORS} } }`;
  const { data, errors } = await graph.ask(query, { input }, headers);
  return { errors, payload: (data as Record<string, Payload> | null)?.[name] };
}
const told = ({ payload }: { payload: Payload | undefined }) =>
  Object.fromEntries(payload!.userErrors.map(({ field, code }) => [field?.join('.'), code]));
const notes = async () => {
  const answer = await people.as(own.authorization!.slice(7), 'GET', '/notes/byuser');
  return answer.body.items as { id: string; body: string }[];
};

describe('what a person can mend', () => {
  it('is told for all wrong fields at once, each at its place in the input', async () => {
    const place = await newAddress(people);
    const wrong = {
      ...place,
      title: 'ب',
      receiverName: '',
      receiverPhone: '12',
      addressLine: 'کوتاه',
      postalCode: '1',
    };
    const { errors, payload } = await write('createDeliveryAddress', wrong, 'address { id }');
    expect(errors).toEqual([]);
    expect(payload!.address).toBeNull();
    const told = payload!.userErrors.map(({ field, code }) => [field?.join('.'), code]);
    expect(Object.fromEntries(told)).toMatchObject({
      title: 'MIN_LENGTH',
      receiverName: 'REQUIRED',
      receiverPhone: 'FORMAT',
      addressLine: 'MIN_LENGTH',
      postalCode: 'EXACT_LENGTH',
    });
    expect(payload!.userErrors.find(({ field }) => field?.[0] === 'title')!.params[0]).toEqual({
      name: 'limit',
      value: '2',
    });
    for (const { message } of payload!.userErrors) expect(message).toMatch(/\S/);
  });

  it('is told at once, whether its format is wrong or only the service can judge it', async () => {
    const place = await newAddress(people);
    const { items } = (await people.read('/states/filter?pageSize=100')).body as { items: { id: string }[] };
    const stateId = items.find(({ id }) => id !== place.stateId)!.id;
    const address = await write('createDeliveryAddress', { ...place, stateId, postalCode: '1' }, 'address { id }');
    expect(told(address)).toEqual({ postalCode: 'EXACT_LENGTH', cityId: 'CITY_OF_ANOTHER_STATE' });
    const remindAt = '2001-01-01T00:00:00.000Z';
    const note = await write('createNote', { ...about, body: '', remindAt }, 'note { id }');
    expect(told(note)).toEqual({ body: 'REQUIRED', remindAt: 'REMINDER_IN_PAST' });
  });

  it('is told in the language of who asks, and in Persian when nothing is said', async () => {
    const wrong = { ...about, body: '' };
    const say = async (language: string | undefined) => {
      const { payload } = await write('createNote', wrong, 'note { id }', {
        ...own,
        ...(language && { 'accept-language': language }),
      });
      return payload!.userErrors[0]!;
    };
    expect(await say('en')).toMatchObject({ code: 'REQUIRED', message: 'This is required.' });
    expect((await say(undefined)).message).toMatch(/[\u0600-\u06ff]/);
  });

  it('is not told where nobody can mend it', async () => {
    const { errors, payload } = await write('createNote', { ...about, body: 'متن' }, 'note { id }', {});
    expect(payload).toBeUndefined();
    expect(errors[0]!.extensions).toMatchObject({ code: 'UNAUTHENTICATED', http: { status: 401 } });
  });
});

describe('who changes what somebody else changed meanwhile', () => {
  it('reads what is stored now beside the conflict', async () => {
    const { payload } = await write('createNote', { ...about, body: 'یک' }, 'note { id version }');
    const { id, version } = payload!.note as { id: string; version: number };
    await write('updateNote', { id, version, body: 'دو' }, 'note { id }');
    const conflict = await write('updateNote', { id, version, body: 'سه' }, 'note { id body version }');
    expect(conflict.errors).toEqual([]);
    expect(conflict.payload!.note).toEqual({ id, body: 'دو', version: version + 1 });
    expect(conflict.payload!.userErrors).toMatchObject([
      { code: 'VERSION_CONFLICT', field: ['version'], params: [{ value: String(version + 1) }] },
    ]);
  });

  it('does so for an address, which only its list tells', async () => {
    const place = await newAddress(people);
    const { payload } = await write('createDeliveryAddress', place, 'address { id version }');
    const { id, version } = payload!.address as { id: string; version: number };
    const { isDefault: _, ...rest } = place as typeof place & { isDefault?: boolean };
    await write('updateDeliveryAddress', { ...rest, id, version, title: 'انبار دو' }, 'address { id }');
    const conflict = await write('updateDeliveryAddress', { ...rest, id, version }, 'address { id title }');
    expect(conflict.payload!.address).toEqual({ id, title: 'انبار دو' });
  });
});

describe('what a change says nothing of', () => {
  const fields = 'note { version title body color tags } ';

  it('stays as it was; null clears it, or is refused where it must be there', async () => {
    const whole = { title: 'پمپ خط دو', body: 'متن', color: 'GREEN', tags: ['پمپ'] };
    const { payload: made } = await write('createNote', { ...about, ...whole, remindAt: null }, 'note { id version }');
    const { id, version } = made!.note as { id: string; version: number };
    const changed = await write('updateNote', { id, version, body: 'دو' }, fields);
    expect(changed.payload!.note).toEqual({ ...whole, body: 'دو', version: version + 1 });
    const cleared = await write('updateNote', { id, version: version + 1, color: null }, fields);
    expect(cleared.payload!.note).toEqual({ ...whole, body: 'دو', color: null, version: version + 2 });
    const refused = await write('updateNote', { id, version: version + 2, body: null }, fields);
    expect(refused.payload).toMatchObject({ note: null, userErrors: [{ code: 'REQUIRED', field: ['body'] }] });
  });
});

describe('what stands under a root after a write', () => {
  it('comes with the payload: one’s own lists and counters as they are then', async () => {
    const count = 'note { id } viewer { notes { totalCount nodes { body } } }';
    const first = await write('createNote', { ...about, body: 'شمارش یک' }, count);
    const second = await write('createNote', { ...about, body: 'شمارش دو' }, count);
    expect([...first.errors, ...second.errors]).toEqual([]);
    type Counted = { note: { id: string }; viewer: { notes: { totalCount: number; nodes: { body: string }[] } } };
    const before = first.payload as unknown as Counted;
    const after = second.payload as unknown as Counted;
    expect(after.viewer.notes.totalCount).toBe(before.viewer.notes.totalCount + 1);
    expect(after.viewer.notes.nodes[0]!.body).toBe('شمارش دو');

    const gone = await write('deleteNote', { id: after.note.id }, 'deletedNoteId viewer { notes { totalCount } }');
    expect(gone.payload).toMatchObject({
      deletedNoteId: after.note.id,
      viewer: { notes: { totalCount: before.viewer.notes.totalCount } },
    });
  });

  it('costs what it costs under the root, and nothing when it is not asked', async () => {
    const costOf = async (selection: string) => {
      const query = `mutation ($input: CreateNoteInput!) { createNote(input: $input) { ${selection} } }`;
      const { extensions, errors } = await graph.ask(query, { input: { ...about, body: 'هزینه' } }, own);
      expect(errors).toEqual([]);
      return extensions!.cost.requested;
    };
    const alone = await costOf('note { id }');
    expect(await costOf('note { id } viewer { __typename }')).toBeLessThanOrEqual(alone + 1);
    expect(await costOf('note { id } viewer { notes(first: 1) { totalCount } }')).toBeGreaterThanOrEqual(alone + 10);
  });

  it('is null for a visitor, whose visit counts for the thing that was looked at', async () => {
    const selection = 'visitCount { thing { ... on Category { id } } } viewer { person { id } }';
    const { errors, payload } = await write('countVisit', about, selection, {});
    expect(errors).toEqual([]);
    expect(payload).toMatchObject({ visitCount: { thing: { id: about.objectId } }, viewer: null });
  });

  it('is what staff work with for a write of staff', async () => {
    const of = async (phone?: string) => ({ authorization: `Bearer ${(await people.login(phone)).accessToken}` });
    const person = await of();
    const staff = await of('09000000008');
    const { data } = await graph.ask('{ viewer { sessions { id } } }', {}, person);
    const [session] = (data!.viewer as { sessions: { id: string }[] }).sessions;
    const left = 'deletedSessionId staff { sessions(first: 100) { nodes { id } } }';
    const { errors, payload } = await write('revokeSession', { id: session!.id, reason: 'گزارش شده' }, left, staff);
    expect(errors).toEqual([]);
    expect(payload!.deletedSessionId).toBe(session!.id);
    const { sessions } = payload!.staff as { sessions: { nodes: { id: string }[] } };
    expect(sessions.nodes.map(({ id }) => id)).not.toContain(session!.id);
    expect(sessions.nodes.length).toBeGreaterThan(0);
  });
});

describe('an idempotency key', () => {
  it('is part of the input: the same write with it has one effect', async () => {
    const input = { ...about, body: 'با کلید', idempotencyKey: 'note-1' };
    const first = await write('createNote', input, 'note { id }');
    const second = await write('createNote', input, 'note { id }');
    expect(second.payload).toEqual(first.payload);
    expect((await notes()).filter(({ body }) => body === 'با کلید')).toHaveLength(1);
  });

  it('under which another body comes is refused as a mistake of the program', async () => {
    const input = { ...about, body: 'نخست', idempotencyKey: 'note-2' };
    await write('createNote', input, 'note { id }');
    const { errors, payload } = await write('createNote', { ...input, body: 'دیگر' }, 'note { id }');
    expect(payload).toBeUndefined();
    expect(errors[0]!.extensions).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', http: { status: 422 } });
    // In another write it is another key.
    const other = { type: about.objectType, objectId: about.objectId, idempotencyKey: input.idempotencyKey };
    const elsewhere = await write('saveFavorite', other, 'favorite { objectId }');
    expect(elsewhere.payload).toMatchObject({ favorite: { objectId: about.objectId } });
    const broken = await write('createNote', { ...input, idempotencyKey: 'کلید' }, 'note { id }');
    expect(broken.errors[0]!.extensions.code).toBe('IDEMPOTENCY_KEY_MALFORMED');
  });
});

describe('what is read', () => {
  it.each([101, 300, 5_000])('is refused as malformed where its id has %i characters', async (length) => {
    const id = 'x'.repeat(length);
    for (const field of ['category', 'supplier']) {
      const { errors } = await graph.ask(`query ($id: ID!) { ${field}(id: $id) { id } }`, { id });
      expect(JSON.stringify(errors)).not.toContain('FST_');
      expect(errors[0]!.extensions).toMatchObject({ code: 'VALIDATION_FAILED', http: { status: 400 } });
      expect(errors[0]!.message).toMatch(/[\u0600-\u06ff]/);
    }
  });

  it('takes numbers in the digits that people type', async () => {
    const offers = await graph.ask('{ supplierProducts(first: 20) { nodes { id moq orderStep } } }', {});
    type Offer = { id: string; moq: string; orderStep: string };
    const { nodes } = (offers.data as { supplierProducts: { nodes: Offer[] } }).supplierProducts;
    const { id, moq, orderStep } = nodes[0]!;
    const quantity = String(Number(moq) + Number(orderStep));
    const typed = quantity.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!).replace('.', '٫');
    const query = 'query ($id: ID!, $quantity: Decimal!) { landedPrice(id: $id, quantity: $quantity) { quantity } }';
    const { data, errors } = await graph.ask(query, { id, quantity: typed });
    expect(errors).toEqual([]);
    expect(data).toEqual({ landedPrice: { quantity } });
  });
});
