export type { Settings } from './settings.service.ts';
