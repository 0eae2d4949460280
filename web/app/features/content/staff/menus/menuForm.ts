import * as v from 'valibot';
import { GraphError } from '../../../../platform/graph/GraphError.ts';
import type { ContentPlatform } from '../../../../platform/graph/types.generated.ts';
import { staffForm } from '../../../staff/index.ts';
import { UpdateWebsiteMenuDocument } from './MenuCard.generated.ts';
import { atEntry, problemOfMenu, readMenu } from './menuLines.ts';

/** Writes the whole menu of a platform, which is its id, a line for each entry. */
export const menuForm = staffForm({
  name: 'website-menu',
  schema: v.object({
    lines: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const problem = dataset.typed ? problemOfMenu(dataset.value) : undefined;
        if (problem !== undefined) addIssue({ message: problem });
      }),
    ),
  }),
  outdates: ['staff.websiteMenus'],
  placeOf: (name) => (name === 'entries' ? 'lines' : name),
  save({ lines }, { id, version }, { write }) {
    const input = { platform: id as ContentPlatform, version, entries: readMenu(lines) };
    return write(UpdateWebsiteMenuDocument, { input }).catch(withEntries);
  },
});

/** All entries stand in one field: what is wrong with one says which it is. */
function withEntries(error: unknown): never {
  if (!(error instanceof GraphError)) throw error;
  const fields = error.data.fields?.map((problem) => {
    const [, index] = /entries\[(\d+)\]/.exec(problem.field) ?? [];
    if (index === undefined || problem.message === undefined) return problem;
    return { ...problem, message: atEntry(Number(index), problem.message) };
  });
  throw new GraphError(error.status, error.statusText, error.code, { ...error.data, fields });
}
