import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types of the operations in `offers.ts`: `npx graphql-codegen` in this folder. */
const config: CodegenConfig = {
  // In a project of one's own: the file that is downloaded from /schema.graphql.
  schema: '../../../gateway/schema.graphql',
  documents: 'offers.ts',
  generates: {
    'build/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      // Money, decimals and instants travel as text and lose no digit.
      config: {
        scalars: { DateTime: 'string', Date: 'string', Decimal: 'string', Rial: 'string', URL: 'string' },
        enumsAsTypes: true,
        useTypeImports: true,
      },
    },
  },
};

export default config;
