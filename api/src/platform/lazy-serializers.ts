import SerializerSelector from '@fastify/fast-json-stringify-compiler';

type BuildSerializer = ReturnType<typeof SerializerSelector>;

/**
 * Fastify's own serializers, each compiled when its endpoint first answers: compiling all of them was most of a start.
 * What no schema allows shows in the first answer and not at the start; the contract's tests ask every endpoint.
 */
export function lazySerializers(): BuildSerializer {
  const build = SerializerSelector();
  return (externalSchemas, options) => {
    const compile = build(externalSchemas, options);
    return (route) => {
      let serialize: ReturnType<typeof compile> | undefined;
      return (answer: unknown) => (serialize ??= compile(route))(answer);
    };
  };
}
