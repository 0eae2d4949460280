import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import {
  ByBaseProductQuery,
  ConfirmedMerchantPage,
  MerchantPage,
  MerchantQuery,
  MerchantsOfBaseProduct,
} from './merchants.schemas.ts';
import type { Merchants } from './merchants.service.ts';
import { MerchantSaleSetting, SaleSettingQuery, SaleSettingsQuery } from './sale-settings.schemas.ts';
import type { SaleSettings } from './sale-settings.service.ts';

export function merchantRoutes(app: FastifyInstance, merchants: Merchants, settings: SaleSettings) {
  route(app, 'merchants', {
    url: '/merchants',
    operationId: 'merchants',
    policy: 'public',
    summary: 'Merchants the caller may see, by ids, name, place, category or supplier',
    query: MerchantQuery,
    response: MerchantPage,
    handler: ({ query }) => merchants.merchants(query),
  });
  route(app, 'merchants', {
    url: '/merchants/confirmed',
    operationId: 'confirmedMerchants',
    policy: 'public',
    summary: 'Confirmed merchants, with their numbers by kind and province',
    query: MerchantQuery,
    response: ConfirmedMerchantPage,
    handler: ({ query }) => merchants.confirmed(query),
  });
  route(app, 'merchants', {
    url: '/merchants/by-baseproduct',
    operationId: 'merchantsOfBaseProducts',
    graph: 'join',
    policy: 'public',
    summary: 'The merchants that offer several base products',
    query: ByBaseProductQuery,
    response: Type.Array(MerchantsOfBaseProduct),
    handler: ({ query }) => merchants.ofBaseProducts(query.baseProductIds),
  });
  route(app, 'merchants', {
    url: '/merchantsalesetting',
    operationId: 'merchantSaleSetting',
    graph: 'Merchant.saleSetting',
    policy: 'public',
    summary: 'How a merchant sells: cities, delivery, payment, answers',
    query: SaleSettingQuery,
    response: MerchantSaleSetting,
    handler: ({ query }) => settings.saleSetting(query.merchantId),
  });
  route(app, 'merchants', {
    url: '/merchantsalesettings',
    operationId: 'saleSettingsOfMerchants',
    graph: 'join',
    policy: 'public',
    summary: 'How several merchants sell',
    query: SaleSettingsQuery,
    response: Type.Array(MerchantSaleSetting),
    handler: ({ query }) => settings.saleSettings(query.merchantIds),
  });
}
