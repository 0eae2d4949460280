export { ReportedMessage } from './reports.schemas.ts';
