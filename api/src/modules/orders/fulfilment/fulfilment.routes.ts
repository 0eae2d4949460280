import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import { TradeStepBody } from '../../sourcing/requests/trade-steps.schemas.ts';
import { TradeParams, TradeRequest } from '../../sourcing/requests/trade.schemas.ts';
import type { makeFulfilment } from './fulfilment.service.ts';
import { DeliveryConfirmation, NewShipment, ShipmentHandover, ShipmentParams } from './shipments.schemas.ts';

const writing = { graph: 'viewer', policy: 'user', method: 'POST', idempotency: 'required' } as const;

export function fulfilmentRoutes(app: FastifyInstance, fulfilment: ReturnType<typeof makeFulfilment>) {
  route(app, 'orders', {
    ...writing,
    url: '/traderequests/:id/shipments',
    operationId: 'createShipment',
    summary: 'Sends some of what was agreed to, at most what is still to come of each line',
    params: TradeParams,
    body: NewShipment,
    response: TradeRequest,
    handler: ({ actor, params, body, once }) => fulfilment.ship(actor, params.id, body, once),
  });
  route(app, 'orders', {
    ...writing,
    url: '/traderequests/:id/shipments/:shipmentId/deliver',
    operationId: 'deliverShipment',
    summary: 'Says that a shipment was handed over, or that a service or document was delivered',
    params: ShipmentParams,
    body: ShipmentHandover,
    response: TradeRequest,
    handler: ({ actor, params: { id, shipmentId }, body, once }) =>
      fulfilment.deliver(actor, id, shipmentId, body, once),
  });
  route(app, 'orders', {
    ...writing,
    url: '/traderequests/:id/shipments/:shipmentId/report-arrival',
    operationId: 'reportShipmentArrival',
    summary: 'Says that goods on their way have arrived, without waiting for the seller to say so',
    params: ShipmentParams,
    body: TradeStepBody,
    response: TradeRequest,
    handler: ({ actor, params: { id, shipmentId }, body, once }) =>
      fulfilment.reportArrival(actor, id, shipmentId, body, once),
  });
  route(app, 'orders', {
    ...writing,
    url: '/traderequests/:id/confirm-delivery',
    operationId: 'confirmDelivery',
    summary: 'Accepts or refuses what came, line by line',
    params: TradeParams,
    body: DeliveryConfirmation,
    response: TradeRequest,
    handler: ({ actor, params, body, once }) => fulfilment.confirm(actor, params.id, body, once),
  });
}
