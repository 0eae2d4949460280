import type { InTransactionSubscriber } from '../domain-events/in-transaction.ts';
import type { DurableSubscriber } from '../domain-events/subscribers.ts';
import type { AnyEvents } from '../domain-events/define-events.ts';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import type { Actor } from '../actor.ts';
import type { OwnCodes } from '../error-codes.ts';
import type { Queue } from '../jobs/job.ts';
import type { Recurring } from '../jobs/recurring.ts';
import type { Work } from '../maintenance/maintenance-route.ts';
import type { EventNotices, NoticeTypes } from '../notices/notice-type.ts';
import type { MailTemplates } from '../outbox/smtp.ts';
import type { PersonalPart } from '../personal-part.ts';
import type { CaseKind } from './case-kind.ts';
import type { StaffQueue } from './staff-queue.ts';

/** How things of one kind are found by those whose rows point at them. */
export type Thing = {
  /** @throws Problem 404 with the code of the kind, for an id that nobody is shown */
  find: (id: string) => Promise<unknown>;
  /** What each of the ids is called, for those that are shown. */
  names: (ids: string[]) => Promise<{ id: string; name: string }[]>;
};

/** Where rows of one type of the graph stand whose id is the `id` of a `Node`. */
export type NodeTable = {
  type: string;
  table: string;
  /** The column of the id, where it is not `id`. */
  id?: string;
  /** SQL of what its own read is asked with, where that is the id of what it is a part of. */
  parent?: string;
  /** SQL of what tells its rows from others of the table. */
  where?: string;
};

/** How a module answers for files that are linked to its things. */
export type LinkOwner = {
  /**
   * Whether at least one of the things may be seen, with what it has of that role, by who asks; undefined: by anybody. `PUBLIC`
   * is the role of pictures that everybody sees who is shown the thing.
   */
  canSee: (actor: Actor | undefined, objectIds: string[], role: string) => Promise<boolean>;
};

/** What people read of forms: titles by model, labels by field; where one model means something else, by `Model.field`. */
export type FormWords = {
  titles?: Readonly<Record<string, string>>;
  labels?: Readonly<Record<string, string>>;
};

/**
 * What a feature says of itself in its `manifest.ts`. The app knows nothing else of it: whatever a feature has of these is
 * declared there and nowhere else.
 */
export type Module = {
  /** Its word: the name of its folder, and its tag in the contract. Several manifests of one folder share it. */
  name: string;
  /** What its part of the contract is about. */
  about: string;
  /** The codes of its refusals, with their words. */
  errors?: OwnCodes;
  /** Its enumerations: everything that its `.enums.ts` exports. */
  enums?: Readonly<Record<string, TSchema>>;
  /** What its lists are asked with, as form models; bodies of requests are known by their routes. */
  queries?: Readonly<Record<string, TSchema>>;
  /** Words of its forms: those of the bodies of its requests, and of its queries. */
  forms?: FormWords;
  /** Its endpoints, below /api/v1. */
  routes?: (v1: FastifyInstance) => void;
  /** Addresses that a standard decides, and those of development. */
  ownAddresses?: (app: FastifyInstance) => void;
  /** What it keeps of people, part by part, for the export of an account and for its end. */
  personal?: Readonly<Record<string, PersonalPart>>;
  /** What a new version has to do once with what stands, behind the requests; begun by each server that listens. */
  afterStart?: () => Promise<unknown>;
  /** How its jobs are done, by the word of their queue. */
  queues?: Readonly<Record<string, Queue>>;
  /** Works that nobody waits for, each done once a period over all apis, by the word of their queue. */
  recurring?: Readonly<Record<string, Recurring>>;
  /** Long works on the database that a command on the machine may ask for, by name. */
  works?: Readonly<Record<string, Work>>;
  /** Things of it that rows of others point at by kind and id, by kind. */
  things?: Readonly<Record<string, Thing>>;
  /** Tables of its things that have an id of their own in the graph. */
  nodes?: readonly NodeTable[];
  /** Kinds of things that its own rows point at. */
  pointsAt?: readonly string[];
  /** Who may see the files of its things, by the type that their links name. */
  linkOwners?: Readonly<Record<string, LinkOwner>>;
  /** Domain events that its steps write. */
  events?: readonly AnyEvents[];
  /** What handles events in their transactions, in the order of the modules. */
  inTransaction?: readonly InTransactionSubscriber[];
  /** What handles events after their transactions, by a name that stays. */
  subscribers?: Readonly<Record<string, DurableSubscriber>>;
  /** Kinds of notices that its events make in people's inboxes, by their names in `NotificationType`. */
  notices?: NoticeTypes;
  /** How notices tell of its events, by the aggregate. */
  eventNotices?: Readonly<Record<string, EventNotices>>;
  /** What waits for staff in it, by its name in `StaffQueueName`. */
  staffQueues?: Readonly<Record<string, StaffQueue>>;
  /** Things of it that moderators decide, by the type that cases name. */
  caseKinds?: Readonly<Record<string, CaseKind>>;
  /** Mails that it sends, by the name of their template. */
  mails?: MailTemplates;
  /** What the modules that need it are handed (modules.ts). */
  service: unknown;
  /** What must be right before requests are taken. */
  checkAtStart?: () => Promise<unknown>;
};

/** What all modules say of one matter, by its key. @throws Error when two say the same */
export function joined<T, M extends Pick<Module, 'name'> = Module>(
  modules: readonly M[],
  said: (module: M) => Readonly<Record<string, T>> | undefined,
): Record<string, T> {
  const all: Record<string, T> = {};
  for (const module of modules)
    for (const [key, value] of Object.entries(said(module) ?? {})) {
      if (Object.hasOwn(all, key)) throw new Error(`two modules say ${key}, one of them is ${module.name}`);
      all[key] = value;
    }
  return all;
}
