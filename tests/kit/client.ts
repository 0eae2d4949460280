import { onceThereIsTime } from './once-there-is-time.ts';

/** What the tests read of an answer. */
export type Answer<T> = { status: number; headers: Headers; body: T };
export type Page<T> = { items: T[]; totalCount: number; pageNumber: number; pageSize: number };
export type ProblemAnswer = {
  status: number;
  code: string;
  title: string;
  requestId: string;
  errors?: { field: string; code: string; message: string }[];
};

/** Calls an api at `url` under `/api/v1`. */
export function clientOf({ url }: { url: string }) {
  const call = <T>(path: string, init: RequestInit = {}) => onceThereIsTime(() => send<T>(path, init));
  async function send<T>(path: string, init: RequestInit): Promise<Answer<T>> {
    const response = await fetch(`${url}/api/v1${path}`, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : undefined) as T };
  }
  return {
    call,
    /** The body of an answer that must be 200. */
    async get<T>(path: string, init: RequestInit = {}): Promise<T> {
      const { status, body } = await call<T>(path, init);
      if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
      return body;
    },
  };
}

/** Every row of a paged list. */
export async function everyRow<T>(get: <R>(path: string) => Promise<R>, path: string): Promise<T[]> {
  const rows: T[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await get<Page<T>>(`${path}${path.includes('?') ? '&' : '?'}pageSize=100&pageNumber=${pageNumber}`);
    rows.push(...page.items);
    if (rows.length >= page.totalCount) return rows;
  }
}
