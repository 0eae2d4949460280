/** How an operation is asked of the api, as Mesh read it from the contract. */
export type HttpOperation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Template with `{args.name}`. */
  path: string;
  /** Query parameters, by their name in REST; `comma`: a list is written as one value. */
  query: { name: string; argument: string; comma: boolean }[];
  /** The argument that is sent as the body of a request. */
  body?: string;
  /** Its answer has no body: it succeeded, or it failed. */
  isEmpty: boolean;
};
