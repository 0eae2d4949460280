/** An error as clients read it. */
export type GraphError = {
  message: string;
  path?: (string | number)[];
  locations?: { line: number; column: number }[];
  extensions: {
    code: string;
    http: { status: number };
    requestId: string;
    fields?: { field: string; code: string; message: string; params: { name: string; value: string }[] }[];
    retryAfterSeconds?: number;
    cost?: { requested?: number; limit: number; nodes?: number; nodesLimit: number };
  };
};

/** What an answer cost, and what is left to who asked. */
export type Cost = { requested: number; limit: number; remaining: number; resetSeconds: number };

/** A whole answer. `text` is the body as it came. */
export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  data: Record<string, unknown> | null | undefined;
  errors: GraphError[];
  extensions: { cost: Cost } | undefined;
};

type Ask = { query?: string; variables?: unknown; operationName?: string; extensions?: unknown };
export const GRAPHQL_RESPONSE = 'application/graphql-response+json';

/** Asks a gateway at `url`. Every ask has another text than the one before, so that no held answer comes back; `again` is for those who want one. */
export function graphOf({ url }: { url: string }) {
  let turn = 0;
  const post = async (body: string, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Answer> => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: signal ?? null,
    };
    return read(await fetch(`${url}/graphql`, init));
  };
  return {
    url,
    post,
    ask: (query: string, variables: object = {}, headers: Record<string, string> = {}) =>
      post(JSON.stringify({ query, variables, extensions: { turn: (turn += 1) } }), headers),
    /** The same text each time. */
    again: (request: Ask, headers: Record<string, string> = {}) => post(JSON.stringify(request), headers),
    get: async (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
      read(await fetch(`${url}/graphql?${new URLSearchParams(parameters)}`, { headers })),
    /** Data of an answer without errors. */
    async data<T>(query: string, variables: object = {}): Promise<T> {
      const { data, errors } = await this.ask(query, variables);
      if (errors.length > 0 || !data) throw new Error(JSON.stringify(errors));
      return data as T;
    },
  };
}

export type Graph = ReturnType<typeof graphOf>;

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const {
    data,
    errors = [],
    extensions,
  } = (text ? JSON.parse(text) : {}) as Pick<Answer, 'data' | 'extensions'> & { errors?: GraphError[] };
  return { status: response.status, headers: response.headers, text, data, errors, extensions };
}
