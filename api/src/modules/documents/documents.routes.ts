import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import { TradeParams, TradeRequest } from '../sourcing/requests/trade.schemas.ts';
import type { makeDocuments } from './documents.service.ts';
import {
  DocumentParams,
  DocumentRetraction,
  NewTradeDocument,
  TradeDocument,
  TradeDocumentRule,
} from './documents.schemas.ts';

const DOCUMENTS = '/traderequests/:id/documents';

export function documentRoutes(app: FastifyInstance, documents: ReturnType<typeof makeDocuments>) {
  route(app, 'documents', {
    url: '/tradedocumenttypes',
    operationId: 'tradeDocumentTypes',
    policy: 'public',
    summary: 'Types of papers of trade requests: who may add which, and when',
    response: Type.Array(TradeDocumentRule),
    handler: async () => documents.types(),
  });
  route(app, 'documents', {
    url: DOCUMENTS,
    operationId: 'tradeDocuments',
    graph: 'TradeRequest.documents',
    policy: 'user',
    summary: 'The papers of a request, the first one first, with fresh links',
    params: TradeParams,
    response: Type.Array(TradeDocument),
    handler: ({ actor, params }) => documents.list(actor, params.id),
  });
  route(app, 'documents', {
    method: 'POST',
    url: DOCUMENTS,
    operationId: 'addTradeDocument',
    graph: 'viewer',
    policy: 'user',
    summary: 'Adds a file as a paper of a type that the state and the side allow',
    params: TradeParams,
    body: NewTradeDocument,
    response: TradeRequest,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => documents.add(actor, params.id, body, once),
  });
  route(app, 'documents', {
    method: 'DELETE',
    url: `${DOCUMENTS}/:documentId`,
    operationId: 'retractTradeDocument',
    graph: 'viewer',
    policy: 'user',
    summary: 'Retract a document you added; it stays visible with the reason',
    params: DocumentParams,
    query: DocumentRetraction,
    response: TradeRequest,
    handler: ({ actor, params, query }) => documents.retract(actor, params.id, params.documentId, query),
  });
}
