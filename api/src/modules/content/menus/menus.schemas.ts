import { Type, type Static } from 'typebox';
import { Instant, line, named, object, typed } from '../../../platform/schema.ts';
import { ContentPlatform } from '../content.enums.ts';

/** How deep a menu goes. */
const DEEPEST = 3;
const MOST_ENTRIES = 60;

const branchFields = {
  title: Type.String({ description: 'Words of the link or of the heading, in Persian.', examples: ['راهنمای خرید'] }),
  href: Type.Optional(
    Type.String({ description: 'Where it leads: a path of the site, or a whole address; absent of a mere heading.' }),
  ),
};
export type WebsiteMenuBranch = Static<ReturnType<typeof object<typeof branchFields>>> & {
  children: WebsiteMenuBranch[];
};
export const WebsiteMenuBranch = Type.Unsafe<WebsiteMenuBranch>(
  named(
    'WebsiteMenuBranch',
    'An entry of a menu, with the entries below it.',
    object({
      ...branchFields,
      children: Type.Array(Type.Unsafe<WebsiteMenuBranch>({ $ref: 'WebsiteMenuBranch#' }), {
        description: 'The entries directly below, in order; none on the third level.',
      }),
    }),
  ),
);

export const WebsiteMenuQuery = object({
  platform: Type.Optional(ContentPlatform),
});

const level = Type.Integer({
  description: 'How deep it stands: 1 at the top, at most one deeper than the entry before it.',
  minimum: 1,
  maximum: DEEPEST,
  examples: [2],
});

const StaffWebsiteMenuEntry = named(
  'StaffWebsiteMenuEntry',
  'An entry of a menu as staff keep it; those that follow on a deeper level stand below it.',
  object({
    level,
    ...branchFields,
    isDead: Type.Boolean({
      description: 'True if its target led nowhere when it was looked at last. Readers are not shown it then.',
    }),
  }),
);
export type StaffWebsiteMenuEntry = Static<typeof StaffWebsiteMenuEntry>;

export const StaffWebsiteMenu = named(
  'StaffWebsiteMenu',
  'The whole menu of a platform.',
  object({
    platform: ContentPlatform,
    version: Type.Integer({
      description:
        '0 of a menu that nobody wrote yet. Sent back with the next change; another one is a VERSION_CONFLICT.',
      minimum: 0,
    }),
    entries: Type.Array(StaffWebsiteMenuEntry, { description: 'All entries, each followed by those below it.' }),
    checkedAt: Type.Optional(Instant('When the targets were looked at last.')),
  }),
);
export type StaffWebsiteMenu = Static<typeof StaffWebsiteMenu>;

const WebsiteMenuEntry = named(
  'WebsiteMenuEntry',
  'An entry of a menu as it is written.',
  object({
    level,
    title: line('Words of the link or of the heading, in Persian.', 1, 60, 'راهنمای خرید'),
    href: Type.Optional(
      typed(
        'opaque',
        'A path of this site, or an https address on an allowed host. Without it the entry is a heading for the entries below it.',
        '/page/how-to-sell',
        { minLength: 1, maxLength: 500 },
      ),
    ),
  }),
);
export type WebsiteMenuEntry = Static<typeof WebsiteMenuEntry>;

export const WebsiteMenuChange = named(
  'WebsiteMenuChange',
  'All entries that the menu of a platform is to have.',
  object({
    version: Type.Integer({ description: 'As it was read; 0 of a menu that nobody wrote yet.', minimum: 0 }),
    entries: Type.Array(WebsiteMenuEntry, {
      description: 'All of them, each followed by those below it.',
      maxItems: MOST_ENTRIES,
    }),
  }),
);
export type WebsiteMenuChange = Static<typeof WebsiteMenuChange>;
export const WebsiteMenuParams = object({ platform: ContentPlatform });
