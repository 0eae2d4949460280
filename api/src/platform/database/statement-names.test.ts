import { expect, it } from 'vitest';
import { checkStatementName } from './statement-names.ts';

it('refuses a second text for the name of a statement, on whatever connection', () => {
  checkStatementName('things_by_id', 'select 1');
  checkStatementName('things_by_id', 'select 1');
  checkStatementName('things_by_name', 'select 2');
  expect(() => checkStatementName('things_by_id', 'select 2')).toThrow('"things_by_id" is used for two statements');
});
