module.exports = {
  rasteh: {
    input: '../../../api/openapi.json',
    output: {
      target: '../build/orval/client.ts',
      schemas: '../build/orval/model',
      client: 'fetch',
      mode: 'tags-split',
      override: { mutator: { path: 'orvalFetch.ts', name: 'orvalFetch' } },
    },
  },
};
