import SerializerSelector from '@fastify/fast-json-stringify-compiler';

type BuildSerializer = ReturnType<typeof SerializerSelector>;
type Serialize = ReturnType<ReturnType<BuildSerializer>>;

/** Of the whole process, by the text of their schemas: named ones mean the same in each api in it, of which tests make many. */
const compiled = new Map<string, Serialize>();

/**
 * Fastify's own serializers, each compiled when its endpoint first answers: compiling all of them was most of a start.
 * What no schema allows shows in the first answer and not at the start; the contract's tests ask every endpoint.
 */
export function lazySerializers(): BuildSerializer {
  const build = SerializerSelector();
  return (externalSchemas, options) => {
    const compile = build(externalSchemas, options);
    return (route) => {
      let serialize: Serialize | undefined;
      return (answer: unknown) => (serialize ??= once(route.schema, () => compile(route)))(answer);
    };
  };
}

function once(schema: unknown, compile: () => Serialize): Serialize {
  const text = JSON.stringify(schema);
  const serialize = compiled.get(text) ?? compile();
  compiled.set(text, serialize);
  return serialize;
}
