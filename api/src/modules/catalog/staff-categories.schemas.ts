import { Type, type Static } from 'typebox';
import { patchOf } from '../../platform/patch.ts';
import { Id, idOf, line, named, object, paragraphs, Version } from '../../platform/schema.ts';
import { CategoryType } from './catalog.enums.ts';

const reason = paragraphs('Why, kept in the audit log.', 3, 500, 'نیاز فروشندگان');
const Name = line('Name in Persian, another than those beside it.', 2, 80, 'شیر توپی');
const ScientificName = Type.Optional(line('Name in the technical literature.', 2, 120, 'Ball valve'));
const Icon = (description: string) =>
  Type.String({ description, pattern: '^[a-z][a-z0-9-]{0,39}$', examples: ['valve'] });
const Order = Type.Integer({ description: 'Place among its siblings.', minimum: 1, maximum: 10_000, examples: [3] });

export const StaffCategory = named(
  'StaffCategory',
  'A category as staff keep it.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    parentId: Type.Optional(Id('The category above; absent on a root.')),
    categoryType: CategoryType,
    name: Type.String({ description: 'Name in Persian, as people read it.', examples: ['شیر توپی'] }),
    scientificName: Type.Optional(Type.String({ description: 'Name in the technical literature.' })),
    icon: Type.String({ description: 'Name of its line drawing.', examples: ['valve'] }),
    level: Type.Integer({ description: 'Depth, 1 for a root.', examples: [2] }),
    order: Order,
    isActive: Type.Boolean({ description: 'Whether it is shown, as far as it goes by itself.' }),
    isLeaf: Type.Boolean({ description: 'Whether nothing is below it: only such ones hold products.' }),
    replacedById: Type.Optional(Id('The category that took its place.')),
    productsCount: Type.Integer({ description: 'Base products in it, in whatever state.', examples: [12] }),
    offersCount: Type.Integer({ description: 'Entries on them, in whatever state.', examples: [34] }),
    propertiesCount: Type.Integer({ description: 'Properties that it defines itself and that are in use.' }),
    version: Version,
  }),
);
export type StaffCategory = Static<typeof StaffCategory>;

export const NewCategory = named(
  'NewCategory',
  'A category below another one.',
  object({
    parentId: Id('The category above, which holds no products.'),
    name: Name,
    scientificName: ScientificName,
    icon: Type.Optional(Icon('Name of its line drawing; without it that of the category above.')),
    reason,
  }),
);
export type NewCategory = Static<typeof NewCategory>;

export const CategoryChange = named(
  'CategoryChange',
  'Name, place and activity of a category.',
  object({
    name: Name,
    scientificName: ScientificName,
    icon: Icon('Name of its line drawing.'),
    parentId: Type.Optional(Id('The category above; absent on a root, which stays where it is.')),
    order: Order,
    isActive: Type.Boolean({ description: 'Whether it is shown. One with products or active categories stays.' }),
    version: Version,
    reason,
  }),
);
export type CategoryChange = Static<typeof CategoryChange>;
export const CategoryPatch = patchOf(CategoryChange, { kept: ['parentId'] });

export const StaffCategoryParams = object({ id: idOf('categoryId', 'Id of the category that staff change.') });
