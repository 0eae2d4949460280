import * as v from 'valibot';
import { TextArea } from '../../../../design/TextArea.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { GraphError } from '../../../../platform/graph/GraphError.ts';
import { write } from '../../../../platform/graph/write.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { type MenuCard_MenuFragment, UpdateWebsiteMenuDocument } from './MenuCard.generated.ts';
import { atEntry, problemOfMenu, readMenu, typedMenu } from './menuLines.ts';
import { menuMessages as words } from './messages.ts';

const schema = v.object({
  lines: v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? problemOfMenu(dataset.value) : undefined;
      if (problem !== undefined) addIssue({ message: problem });
    }),
  ),
});

/** Writes the whole menu of a platform, a line for each entry. */
export function MenuDialog({ menu, close }: { menu: MenuCard_MenuFragment; close(): void }) {
  const { platform, version, entries } = menu;
  const state = useForm({
    schema,
    labels: words.labels,
    stored: { version, values: { lines: typedMenu(entries) } },
    placeOf: (name) => (name === 'entries' ? 'lines' : name),
    async save({ lines }) {
      const input = { platform, version, entries: readMenu(lines) };
      await write(UpdateWebsiteMenuDocument, { input }, { outdates: ['staff.websiteMenus'] }).catch(withEntries);
      notify('success', words.saved);
      close();
    },
  });
  return (
    <FormDialog state={state} title={words.changeTitle(words.platforms[platform])} saveLabel={words.save} close={close}>
      <p className="text-muted">{words.hint}</p>
      <pre className="overflow-x-auto rounded-[var(--radius-control)] bg-sunken p-3 font-[inherit] text-[0.875rem]">
        {words.example}
      </pre>
      <TextArea {...state.field('lines')} requiredLabel={formMessages.required} rows={14} dir="auto" />
    </FormDialog>
  );
}

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
