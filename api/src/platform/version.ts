import { Problem } from './problem.ts';

/** 409 that names the version which is stored now: what was changed is not what was read. */
export const versionConflict = (current: number, field = 'version'): never => {
  throw new Problem(409, 'VERSION_CONFLICT', [{ field, code: 'VERSION_CONFLICT', params: [String(current)] }]);
};
