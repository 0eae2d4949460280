import type { Arguments } from '../platform/upstream/address.ts';
import { answerOf, nameOf, type Operation } from './contract.ts';
import type { Asking } from './graph-draft.ts';
import type { HttpOperation } from './http-operation.ts';

type Located = { path: string; method: string; operation: Operation };
type Row = Record<string, unknown>;

/** What is stored now of a thing that somebody else changed: read at the address that was written to, or at the list above it. */
export class CurrentThings {
  constructor(
    readonly located: Map<string, Located>,
    readonly http: Map<string, HttpOperation>,
  ) {}

  /**
   * @param type what a write answers
   * @returns how it is read, by the input of the write; undefined when no address tells it
   */
  readerFor(write: HttpOperation, type: string | undefined) {
    const read = type && this.#find(write, type);
    if (!read) return undefined;
    const ofType = `${type[0]!.toLowerCase()}${type.slice(1)}Id`;
    return async (graph: Asking, input: Arguments): Promise<Row | undefined> => {
      const answer = (await graph.call(read, input).catch(() => undefined)) as Row | Row[] | undefined;
      return Array.isArray(answer) ? answer.find(({ id }) => id === (input[ofType] ?? input.id)) : answer;
    };
  }

  #find({ path }: HttpOperation, type: string): string | undefined {
    for (const address of [path, path.replace(/\/\{args\.\w+\}$/, '')]) {
      for (const [name, read] of this.http) {
        if (read.method !== 'GET' || read.path !== address) continue;
        const { operation } = this.located.get(name)!;
        const answer = answerOf(operation);
        const isAnswered = answer && [answer, answer.items].some((each) => each && nameOf(each) === type);
        const isAskable = operation.parameters?.every((each) => !each.required || each.in === 'path') ?? true;
        if (isAnswered && isAskable) return name;
      }
    }
    return undefined;
  }
}
