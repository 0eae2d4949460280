import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { readText } from './files.mjs';

/** One verb for one meaning: own records, what is saved, and the domain's own acts. A new act is added here. */
const verbs = [
  'create',
  'update',
  'delete',
  'save',
  'unsave',
  'move',
  'restore',
  'accept',
  'acknowledge',
  'add',
  'answer',
  'appeal',
  'approve',
  'archive',
  'block',
  'cancel',
  'change',
  'claim',
  'clear',
  'close',
  'confirm',
  'convert',
  'copy',
  'count',
  'decide',
  'decline',
  'deliver',
  'end',
  'extend',
  'hide',
  'invite',
  'join',
  'keep',
  'like',
  'logout',
  'merge',
  'mute',
  'open',
  'propose',
  'provide',
  'publish',
  'rate',
  'read',
  'register',
  'reject',
  'repropose',
  'remove',
  'replace',
  'reopen',
  'report',
  'request',
  'resume',
  'retract',
  'return',
  'retry',
  'revoke',
  'select',
  'send',
  'set',
  'start',
  'submit',
  'suspend',
  'unhide',
  'unblock',
  'verify',
  'withdraw',
];

/** Writes with a session that change nothing under `viewer` or `staff`, or leave nobody who could ask for it. */
const ROOTLESS = {
  closeAccount: 'the account is gone',
  logout: 'the session is gone',
  sendEmailLink: 'only a mail is sent',
  startPhoneChange: 'only codes are sent',
};

/** Every mutation of the printed graph is `verbNoun(input: VerbNounInput!): VerbNounPayload!` with user errors, and its payload has what changed. @returns what is not */
export async function shapelessWrites() {
  const schema = buildSchema(readText('gateway/schema.graphql'), { assumeValidSDL: true });
  const operations = operationsOf(JSON.parse(readText('api/openapi.json')));
  return Object.values(schema.getMutationType().getFields()).flatMap(({ name, args, type }) => {
    const noun = name[0].toUpperCase() + name.slice(1);
    const written = `${name}(${args.map((each) => `${each.name}: ${each.type}`).join(', ')}): ${type}`;
    const wanted = `${name}(input: ${noun}Input!): ${noun}Payload!`;
    const payload = schema.getType(`${noun}Payload`);
    const userErrors = isObjectType(payload) && payload.getFields().userErrors?.type;
    const { noId, noRoot } = payloadProblems(isObjectType(payload) ? payload.getFields() : {}, operations.get(name));
    return [
      ...noId.map((field) => `${noun}Payload.${field} is an id; the payload has the thing, or a deleted…Id`),
      ...(noRoot && !ROOTLESS[name] ? [`${noun}Payload has neither viewer nor staff (\`graph:\` of its route)`] : []),
      ...(!noRoot && ROOTLESS[name] ? [`${name} needs no exception (writes.mjs)`] : []),
      ...(written === wanted ? [] : [`Mutation.${written} should be ${wanted}`]),
      ...(String(userErrors) === '[UserError!]!' ? [] : [`${noun}Payload has no userErrors: [UserError!]!`]),
      ...(verbs.includes(/^[a-z]+/.exec(name)[0]) ? [] : [`Mutation.${name} begins with a verb that no other has`]),
    ];
  });
}

const operationsOf = ({ paths }) =>
  new Map(Object.values(paths).flatMap((path) => Object.values(path).map((each) => [each.operationId, each])));

function payloadProblems(fields, operation) {
  const ofIds = Object.values(fields).filter(({ type }) => String(getNamedType(type)) === 'ID');
  return {
    noId: ofIds.flatMap(({ name, type }) => (/^deleted[A-Z]\w*Id$/.test(name) && String(type) === 'ID' ? [] : [name])),
    noRoot: operation.security.length > 0 && !fields.viewer && !fields.staff,
  };
}
