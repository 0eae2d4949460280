export { customerRoutes } from './customers.routes.ts';
export { makeCustomers, type Customers } from './customers.service.ts';
