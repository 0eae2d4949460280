import graphql from '@graphql-eslint/eslint-plugin';
import { defineConfig } from 'eslint/config';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import typescript from 'typescript-eslint';
import { fragmentSelectsId } from './scripts/checks/fragment-selects-id.mjs';

const inText = (selectors, message) => selectors.map((selector) => ({ selector, message }));

// What was folded to save lines: a literal says its members itself, a statement sets one name.
const literal = ':matches(ObjectExpression, ArrayExpression)';
const cast = ':matches(TSAsExpression, TSSatisfiesExpression)';
const unfolded = [
  ...inText(
    [`SpreadElement > ${literal}`, `SpreadElement > ${cast} > ${literal}`, 'JSXSpreadAttribute > ObjectExpression'],
    'Name the members of this literal in the one around it.',
  ),
  ...inText(
    ['VariableDeclarator[id.type="ArrayPattern"]', 'AssignmentExpression[left.type="ArrayPattern"]'].flatMap((left) => [
      `${left} > ArrayExpression:not(:has(> SpreadElement))`,
      `${left} > ${cast} > ArrayExpression`,
    ]),
    'Give each name its value in a statement of its own.',
  ),
];
/** ESLint takes the last options alone: each block names all that its files must not have. */
const refuse = (...rules) => ({ 'no-restricted-syntax': ['error', ...unfolded, ...rules.flat()] });

const persian = '/[\\u0600-\\u06FF\\uFB50-\\uFDFF\\uFE70-\\uFEFF]/';
const ownWords = inText(
  [`Literal[value=${persian}]`, `JSXText[value=${persian}]`, `TemplateElement[value.raw=${persian}]`],
  'Words that a person reads belong in the messages.ts of the feature.',
);

const ownFormatting = inText(
  [
    'NewExpression[callee.object.name="Intl"]',
    'CallExpression[callee.object.name="Intl"]',
    'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
  ],
  'Use the formatters of web/app/platform.',
);

// Tailwind's physical classes, with a variant or a minus before them.
const physicalClass =
  '/(^|[\\s:!-])((m|p|scroll-m|scroll-p)[lr]-[\\w[(]|(left|right)-([\\d[(]|px|auto|full)|(border|rounded)-([lr]|[tb][lr])(?![\\w])|(text|float|clear)-(left|right)(?![\\w])|origin-(\\w+-)?(left|right)(?![\\w])|(bg-gradient|bg-linear)-to-[tb]?[lr](?![\\w]))/';
const sides = inText(
  [
    `Literal[value=${physicalClass}]`,
    `TemplateElement[value.raw=${physicalClass}]`,
    'Property[key.name=/^(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)|^border(Top|Bottom)(Left|Right)Radius$/]',
    'JSXAttribute[name.name="style"] Property[key.name=/^(left|right)$/]',
    'JSXAttribute[name.name="style"] Property[key.name=/^(textAlign|float)$/][value.value=/^(left|right)$/]',
  ],
  'Sides are start and end, never left and right.',
);

// A hand-written parent stays as it was when the contract changes.
const ownParents = inText(
  ['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'TSTypeLiteral', 'TSAsExpression', 'TSAnyKeyword'],
  'Parents are what the api answered (contract/answers.generated.ts), arguments and results those of the graph: StitchedFields knows them.',
);

// Without a method a form sends what was typed in the address.
const sentByGet = inText(
  ['JSXOpeningElement[name.name="form"]:not(:has(> JSXAttribute[name.name="method"]))'],
  'A form says its method: forms that write are WriteForm of web/app/platform/forms, forms that read say get.',
);

const generated = [
  '**/*.generated.ts',
  '.mesh/**',
  '.cache/**',
  '.data/**',
  '**/dist/**',
  '**/dist-test/**',
  '**/build/**',
  '**/.react-router/**',
  '**/*.d.ts',
];
const tests = ['**/*.test.ts', '**/*.test.tsx'];
const code = ['**/*.{ts,tsx,mjs,js,cjs}'];
const servers = ['api/{src,seeds}/**/*.ts', 'gateway/src/**/*.ts', 'web/server/**/*.ts', 'shared/src/**/*.ts'];

// One for all blocks: the plugin goes by that of the first file it is given, whichever that is.
const graphQLConfig = { schema: 'gateway/schema.graphql', documents: 'web/app/**/*.graphql' };

export default defineConfig(
  { ignores: generated },
  {
    files: code,
    extends: [typescript.configs.recommended],
    rules: {
      // Statements are counted, and lines as they are printed: leaving out blanks and comments does not make anything shorter.
      'max-statements': ['error', 20],
      'max-lines': ['error', 400],
      'max-lines-per-function': ['warn', 80],
      'max-depth': ['error', 3],
      complexity: ['warn', 14],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      ...refuse(),
    },
  },
  {
    // Names sort alike on every machine (docs/decisions/0028): by `compareNames` or a stored `sort_key`.
    files: [...servers, 'web/app/**/*.{ts,tsx}', 'gateway/playground/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'localeCompare', message: 'It sorts by the machine: take compareNames of platform/sort-key.ts.' },
        { object: 'Intl', property: 'Collator', message: 'It sorts by the machine: take compareNames.' },
      ],
    },
  },
  {
    // A promise that nobody waits for is an error that nobody sees.
    files: [...servers, 'web/app/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    // A story of a suite is one function, its steps in order.
    files: ['tests/**', ...tests],
    rules: { 'max-lines-per-function': 'off', 'max-statements': 'off' },
  },
  {
    // Without it a journey without script may meet a page without its forms (tests/journeys/test.ts).
    files: ['tests/journeys/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: '@playwright/test', importNames: ['test'], message: 'Take `test` of ./test.ts.' }] },
      ],
    },
  },
  {
    // A service is the list of its functions, a routes file the list of its routes, and modules.ts that of the modules.
    files: ['api/src/modules/**/*.service.ts', 'api/src/modules/**/*.routes.ts', 'api/src/modules.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  { files: ['api/src/modules.ts'], rules: { 'max-statements': 'off' } },
  {
    files: ['bench/**', 'scripts/**', 'tests/**', 'docs/clients/**', '**/print.ts', '**/*cli.ts'],
    rules: { 'no-console': 'off' },
  },
  { files: ['web/app/**/*.tsx', 'gateway/playground/**/*.tsx'], ...a11y.flatConfigs.recommended },
  {
    files: ['web/app/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['web/app/**/*.tsx'],
    ignores: tests,
    rules: refuse(sides, ownFormatting, ownWords, sentByGet),
  },
  {
    files: ['web/app/**/*.ts'],
    ignores: tests,
    rules: refuse(sides, ownFormatting),
  },
  { files: ['web/app/platform/**/*.ts'], ignores: tests, rules: refuse(sides) },
  { files: ['gateway/src/features/**/*.resolvers.ts'], rules: refuse(ownParents) },
  { files: ['gateway/playground/**/*.{ts,tsx}'], rules: refuse(sides) },
  {
    files: ['web/app/**/*.graphql', 'gateway/playground/**/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig },
    },
    plugins: { '@graphql-eslint': graphql, rasteh: { rules: { 'fragment-selects-id': fragmentSelectsId } } },
    rules: {
      '@graphql-eslint/executable-definitions': 'error',
      '@graphql-eslint/fields-on-correct-type': 'error',
      '@graphql-eslint/known-argument-names': 'error',
      '@graphql-eslint/known-fragment-names': 'error',
      '@graphql-eslint/known-type-names': 'error',
      '@graphql-eslint/no-anonymous-operations': 'error',
      '@graphql-eslint/no-deprecated': 'error',
      '@graphql-eslint/no-duplicate-fields': 'error',
      '@graphql-eslint/no-undefined-variables': 'error',
      '@graphql-eslint/no-unused-fragments': 'error',
      '@graphql-eslint/no-unused-variables': 'error',
      '@graphql-eslint/provided-required-arguments': 'error',
      '@graphql-eslint/scalar-leafs': 'error',
      '@graphql-eslint/unique-fragment-name': 'error',
      '@graphql-eslint/unique-operation-name': 'error',
      '@graphql-eslint/value-literals-of-correct-type': 'error',
      '@graphql-eslint/variables-in-allowed-position': 'error',
      'rasteh/fragment-selects-id': 'error',
    },
  },
  {
    // Connections are as Relay's clients know them. Lists bounded by nature are plain, nobody reads backwards yet, and
    // which rows are nodes is judged by their id (scripts/checks/graph-shape.mjs).
    files: ['gateway/schema.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      '@graphql-eslint/relay-connection-types': 'error',
      '@graphql-eslint/relay-edge-types': ['error', { shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false }],
      '@graphql-eslint/relay-page-info': 'error',
    },
  },
);
