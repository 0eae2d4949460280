/**
 * A rendered page, whole. The server writes `page` in one piece; as a body of a Response it would pass
 * through a web stream, which costs more than rendering a short page.
 */
export class PageResponse extends Response {
  constructor(
    readonly page: Buffer,
    init: { status: number; headers: Headers },
  ) {
    super(null, init);
  }
}
