import { randomUUID } from 'node:crypto';
import { ok } from '../../kit/rest.ts';
import type { Owned, People } from './kinds.ts';

const reason = 'نیاز فروشندگان';
const letters = () => `c${randomUUID().replace(/\W/g, '').slice(0, 12)}`;
type Kept = {
  id: string;
  version: number;
  name: string;
  icon: string;
  order: number;
  parentId?: string;
  level: number;
};

async function keptCategory(people: People, admin: string): Promise<Kept> {
  const body = ok(await people.get('/admin/categories', { by: admin }));
  return body.find(({ level }) => level === 1)!;
}
const flags = {
  isFilterable: true,
  isRequired: false,
  isComparable: true,
  isKey: false,
  decimals: 0,
  groupName: 'کارکرد',
};

/** A property with one value, in a category of its own. */
async function keptProperty(people: People, admin: string) {
  const { id: parentId } = await keptCategory(people, admin);
  const category = await people.post('/admin/categories', { by: admin, body: { parentId, name: letters(), reason } });
  const body = ok(
    await people.post('/admin/categoryproperties', {
      by: admin,
      body: {
        ...flags,
        categoryId: ok(category).id,
        code: letters(),
        name: letters(),
        dataType: 'ENUM',
        reason,
        values: [{ code: 'one', label: 'یک' }],
      },
    }),
  );
  return body;
}

/** The tree and what is measured in it. */
export const categoriesOwned: Owned = {
  adminCategories: { reaches: 'staff', request: () => ({ path: '/admin/categories' }) },
  createCategory: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { id: parentId } = await keptCategory(people, admin);
      return { path: '/admin/categories', body: { parentId, name: letters(), reason } };
    },
  },
  updateCategory: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { id, name, icon, order, version } = await keptCategory(people, admin);
      return { path: `/admin/categories/${id}`, body: { name, icon, order, isActive: true, version, reason } };
    },
  },
  categoryReplacements: {
    reaches: 'staff',
    request: async (people, admin) => ({
      path: `/admin/categories/replacements?categoryId=${(await keptCategory(people, admin)).id}`,
    }),
  },
  replaceCategory: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { id: parentId } = await keptCategory(people, admin);
      const made = async () =>
        ok(await people.post('/admin/categories', { by: admin, body: { parentId, name: letters(), reason } })).id;
      return { path: `/admin/categories/${await made()}/replace`, body: { targetId: await made(), reason } };
    },
  },
  adminCategoryProperties: {
    reaches: 'staff',
    request: async (people, admin) => ({
      path: `/admin/categoryproperties?categoryId=${(await keptCategory(people, admin)).id}`,
    }),
  },
  createCategoryProperty: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { id: categoryId } = await keptCategory(people, admin);
      const body = { ...flags, categoryId, code: letters(), name: letters(), dataType: 'TEXT', reason };
      return { path: '/admin/categoryproperties', body };
    },
  },
  updateCategoryProperty: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { id, name, order, version } = await keptProperty(people, admin);
      const body = { ...flags, name, order, isActive: true, version, reason };
      return { path: `/admin/categoryproperties/${id}`, body };
    },
  },
  createPropertyValue: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { id } = await keptProperty(people, admin);
      return { path: `/admin/categoryproperties/${id}/values`, body: { code: 'two', label: 'دو', reason } };
    },
  },
  updatePropertyValue: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { id, values } = await keptProperty(people, admin);
      const body = { label: 'یکم', order: 2, isActive: false, version: values[0]!.version, reason };
      return { path: `/admin/categoryproperties/${id}/values/${values[0]!.id}`, body };
    },
  },
};
