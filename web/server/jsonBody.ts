import { isUtf8 } from 'node:buffer';
import express, { type RequestHandler } from 'express';
import { findJsonFlaw } from '@rasteh/shared/json-flaw';

/** A body that is not read; its reader answers with `status`. */
class BodyRefused extends Error {
  constructor(readonly status: 400 | 415) {
    super('body refused');
  }
}

/** Reads a body of JSON as all three programs do: UTF-8 only, and nothing that `findJsonFlaw` finds. @param limit of its size */
export const jsonBody = (limit: string): RequestHandler =>
  express.json({
    limit,
    verify(_request, _response, body, encoding) {
      if (encoding !== 'utf-8') throw new BodyRefused(415);
      if (!isUtf8(body) || findJsonFlaw(body.toString())) throw new BodyRefused(400);
    },
  });
