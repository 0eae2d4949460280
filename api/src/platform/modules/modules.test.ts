import { describe, expect, it } from 'vitest';
import { joined, type Module } from './module.ts';
import { Things } from './things.ts';

const shelf = (names: Record<string, string>) => ({
  find: async (id: string) => names[id] ?? Promise.reject(new Error(`${id} is not there`)),
  names: async (ids: string[]) => ids.flatMap((id) => (names[id] ? [{ id, name: names[id] }] : [])),
});
const modules: Module[] = [
  { name: 'books', about: 'Books.', service: undefined, things: { BOOK: shelf({ b1: 'Optics', b2: 'Statics' }) } },
  { name: 'maps', about: 'Maps.', service: undefined, things: { MAP: shelf({ m1: 'Yazd' }) } },
  { name: 'loans', about: 'Loans.', service: undefined, pointsAt: ['BOOK', 'MAP'] },
];

describe('things that rows point at by kind and id', () => {
  it('are found where a module shows them', async () => {
    const things = new Things(modules);
    things.check();
    expect(await things.find('BOOK', 'b1')).toBe('Optics');
    await expect(things.find('MAP', 'm9')).rejects.toThrow('m9 is not there');
  });

  it('stand beside their rows by name, as far as they are shown', async () => {
    const rows = [{ of: 'MAP m1' }, { of: 'BOOK b2' }, { of: 'BOOK b9' }, { of: 'GLOBE g1' }];
    const named = await new Things(modules).withNames(rows, ({ of }) => {
      const [type, id] = of.split(' ');
      return { type: type!, id: id! };
    });
    expect(named.map(({ objectName }) => objectName)).toEqual(['Yazd', 'Statics', undefined, undefined]);
  });

  it('are of a kind that some module shows, or the start fails', () => {
    const more = [...modules, { name: 'notes', about: 'Notes.', service: undefined, pointsAt: ['GLOBE'] }];
    expect(() => new Things(more).check()).toThrow('notes points at GLOBE, which no module shows');
  });
});

it('two modules cannot say the same', () => {
  const again = { name: 'atlas', about: 'Atlases.', service: undefined, things: { MAP: shelf({}) } };
  expect(() => joined([...modules, again], ({ things }) => things)).toThrow(
    'two modules say MAP, one of them is atlas',
  );
});
