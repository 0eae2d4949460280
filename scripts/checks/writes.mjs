import { buildSchema, isObjectType } from 'graphql';
import { readText } from './files.mjs';

/** One verb for one meaning: own records, what is saved, and the domain's own acts. A new act is added here. */
const verbs = [
  ...['create', 'update', 'delete'],
  ...['save', 'unsave', 'move', 'restore'],
  ...['accept', 'clear', 'close', 'confirm', 'count', 'decide', 'decline', 'end', 'invite', 'logout', 'register'],
  ...['remove', 'request', 'revoke', 'select', 'send', 'set', 'start', 'verify', 'withdraw'],
];

/** Every mutation of the printed graph is `verbNoun(input: VerbNounInput!): VerbNounPayload!` with user errors. @returns what is not */
export async function shapelessWrites() {
  const schema = buildSchema(readText('gateway/schema.graphql'), { assumeValidSDL: true });
  return Object.values(schema.getMutationType().getFields()).flatMap(({ name, args, type }) => {
    const noun = name[0].toUpperCase() + name.slice(1);
    const written = `${name}(${args.map((each) => `${each.name}: ${each.type}`).join(', ')}): ${type}`;
    const wanted = `${name}(input: ${noun}Input!): ${noun}Payload!`;
    const payload = schema.getType(`${noun}Payload`);
    const userErrors = isObjectType(payload) && payload.getFields().userErrors?.type;
    return [
      ...(written === wanted ? [] : [`Mutation.${written} should be ${wanted}`]),
      ...(String(userErrors) === '[UserError!]!' ? [] : [`${noun}Payload has no userErrors: [UserError!]!`]),
      ...(verbs.includes(/^[a-z]+/.exec(name)[0]) ? [] : [`Mutation.${name} begins with a verb that no other has`]),
    ];
  });
}
