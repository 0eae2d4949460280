// Who may import what (docs/architecture.md). Every rule is an error.
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });
const inside = (...folders) => ({ path: `^(${folders.join('|')})/` });
/** Pattern of what is in some folders of another one. */
const within = (parent, folders) => `^${parent}/(${folders.join('|')})/`;
const API = 'api/src/modules';
const WEB = 'web/app/features';

/** Modules of the api, lowest first: each imports only those before it. */
const modules = [
  'jobs',
  'live',
  'nodes',
  'geography',
  'settings',
  'files',
  'reference',
  'customers',
  'identity',
  'account',
  'catalog',
  'activity',
  'favorites',
  'notes',
  'notifications',
  'verifications',
  'addresses',
  'merchants',
  'search',
  'suppliers',
  'listings',
  'products',
  'documents',
  'approvals',
  'sourcing',
  'orders',
  'disputes',
  'trade',
  'conversations',
  'admin',
  'content',
];
/** Groups of modules about one thing. They import files of each other, others only an index. */
const moduleGroups = [
  ['suppliers', 'listings'],
  ['documents', 'approvals', 'sourcing', 'orders', 'disputes', 'trade'],
];
const grouped = moduleGroups.flat();
/** Folders of a module, lowest first: each imports only those before it, and the files beside them. */
const moduleFolders = {
  suppliers: ['claims'],
  listings: ['offers', 'landed-price', 'entries'],
  sourcing: ['lines', 'participations', 'requests', 'sellers', 'quotes', 'rfq', 'comparison', 'basket'],
  orders: ['agreement', 'milestones', 'fulfilment', 'changes'],
  trade: ['timeline', 'inbox', 'page', 'report', 'stalled'],
};

/** Features of the site, lowest first: what two of them need is of one before both, or one is handed it. */
const features = [
  'addresses',
  'advertisements',
  'basket-adding',
  'listings',
  'files',
  'products',
  'reports',
  'things',
  'verifications',
  'comments',
  'notes',
  'notifications',
  'staff',
  'conversations',
  'tradeSteps',
  'approvals',
  'sourcing',
  'orders',
  'disputes',
  'favorites',
  'activity',
  'trade',
  'catalog',
  'content',
  'merchants',
  'identity',
  'selling',
  'suppliers',
  'customers',
  'search',
  'account',
  'shell',
  'admin',
];
/** As the modules of trade, these import files of each other. */
const tradeFeatures = ['tradeSteps', 'approvals', 'sourcing', 'orders', 'disputes', 'trade'];

/** One rule for each of an ordered list of folders: it imports only those before it. */
const inOrder = (name, parent, folders) =>
  folders
    .slice(0, -1)
    .map((folder, at) =>
      rule(
        `${name}-order-${folder}`,
        'Folders are ordered: each imports only those before it.',
        inside(`${parent}/${folder}`),
        { path: within(parent, folders.slice(at + 1)) },
      ),
    );

/** Features that others import have a place in the order; a new one that only imports needs none. */
const ofNoPlace = (name, parent, folders) =>
  rule(
    `${name}-unlisted`,
    'A folder that others import has a place in the lists of .dependency-cruiser.cjs.',
    { path: `^${parent}/([^/]+)/` },
    { path: `^${parent}/[^/]+/`, pathNot: [`^${parent}/$1/`, within(parent, folders)] },
  );

/** Each folder of a module has a place. */
const allInOrder = (name, parent, folders) => [
  ...inOrder(name, parent, folders),
  rule(
    `${name}-unlisted`,
    'The folder has no place in the lists of .dependency-cruiser.cjs.',
    { path: `^${parent}/[^/]+/`, pathNot: within(parent, folders) },
    {},
  ),
];

module.exports = {
  forbidden: [
    rule('no-cycles', 'Two files that need each other are one file.', {}, { circular: true }),
    rule(
      'api-alone',
      'The programs meet over the wire only.',
      inside('api'),
      inside('gateway', 'web', 'tests', 'bench'),
    ),
    rule(
      'gateway-alone',
      'The programs meet over the wire only.',
      inside('gateway'),
      inside('api', 'web', 'tests', 'bench'),
    ),
    rule(
      'web-alone',
      'The programs meet over the wire only.',
      inside('web'),
      inside('api', 'gateway', 'tests', 'bench'),
    ),
    rule(
      'shared-alone',
      'What programs share knows none of them.',
      inside('shared'),
      inside('api', 'gateway', 'web', 'tests', 'bench'),
    ),

    rule(
      'api-platform',
      'The platform knows no marketplace word.',
      inside('api/src/platform'),
      inside('api/src/modules', 'api/seeds'),
    ),
    rule(
      'api-routes',
      'Routes declare: they call their own service and nothing below it.',
      { path: '^api/src/modules/([^/]+)/.*\\.routes\\.ts$' },
      {
        path: ['\\.repository\\.ts$', '^api/src/platform/database/', '^api/src/modules/'],
        pathNot: [
          '^api/src/modules/$1/.*\\.(service|schemas|routes)\\.ts$',
          `${within(API, grouped)}.*\\.(service|schemas|routes)\\.ts$`,
        ],
      },
    ),
    rule(
      'api-other-module',
      'Another module is reached through its index.ts.',
      { path: '^api/src/modules/([^/]+)/', pathNot: within(API, grouped) },
      { path: '^api/src/modules/[^/]+/', pathNot: ['^api/src/modules/$1/', '^api/src/modules/[^/]+/index\\.ts$'] },
    ),
    ...moduleGroups.map((group) =>
      rule(
        `api-other-group-than-${group[0]}`,
        'A module of another group is reached through its index.ts.',
        { path: within(API, group) },
        { path: '^api/src/modules/[^/]+/', pathNot: [within(API, group), '^api/src/modules/[^/]+/index\\.ts$'] },
      ),
    ),
    ...inOrder('api-modules', API, modules),
    ofNoPlace('api-modules', API, modules),
    ...Object.entries(moduleFolders).flatMap(([module, folders]) =>
      allInOrder(`api-${module}`, `${API}/${module}`, folders),
    ),
    rule(
      'api-repository',
      'Repositories fetch: no rule, no route, no other module.',
      { path: '^api/src/modules/([^/]+)/.*\\.repository\\.ts$' },
      {
        path: ['\\.(service|routes)\\.ts$', '^api/src/modules/'],
        pathNot: [
          '^api/src/modules/$1/(?!.*\\.(service|routes)\\.ts$)',
          `${within(API, grouped)}(?!.*\\.(service|routes)\\.ts$)`,
        ],
      },
    ),
    rule(
      'gateway-other-feature',
      'A feature of the gateway knows the platform only.',
      { path: '^gateway/src/features/([^/]+)/' },
      { path: '^gateway/src/features/', pathNot: '^gateway/src/features/$1/' },
    ),
    rule(
      'gateway-platform',
      'The platform knows no feature.',
      inside('gateway/src/platform'),
      inside('gateway/src/features'),
    ),

    rule(
      'web-design',
      'The design system knows no data and no marketplace word.',
      inside('web/app/design'),
      inside('web/app/platform', 'web/app/features', 'web/server'),
    ),
    rule('web-platform', 'The platform knows no feature.', inside('web/app/platform'), inside('web/app/features')),
    rule('web-paths', 'Addresses are known to all and know nobody.', { path: '^web/app/paths\\.ts$' }, inside('web')),
    ...inOrder('web-features', WEB, features),
    ofNoPlace('web-features', WEB, features),
    rule(
      'web-other-feature',
      'Another feature is reached through its index.ts.',
      // A generated document holds the fragments of the parts it places; its .graphql names them.
      { path: '^web/app/features/([^/]+)/', pathNot: ['\\.generated\\.ts$', within(WEB, tradeFeatures)] },
      { path: '^web/app/features/', pathNot: ['^web/app/features/$1/', '^web/app/features/[^/]+/index\\.ts$'] },
    ),
    rule(
      'web-other-feature-than-trade',
      'A feature beside trade is reached through its index.ts.',
      { path: within(WEB, tradeFeatures), pathNot: '\\.generated\\.ts$' },
      { path: '^web/app/features/', pathNot: [within(WEB, tradeFeatures), '^web/app/features/[^/]+/index\\.ts$'] },
    ),
    rule(
      'web-writes',
      'Features ask and write (platform/graph/ask.ts, write.ts); what the page holds is nobody’s to edit.',
      inside('web/app/features'),
      inside('web/app/platform/graph/browser'),
    ),
    rule(
      'test-code',
      'Programs do not depend on tests.',
      { path: '^(api|gateway|web)/', pathNot: '\\.test\\.tsx?$' },
      { path: '\\.test\\.tsx?$|^tests/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.mesh|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
