import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Badge } from '../../../design/Badge.tsx';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { keepToPages } from '../../../platform/site/keepToPages.ts';
import { Kinds, ThingPages, titleWith } from '../../things/index.ts';
import { NoteCard } from '../components/NoteCard.tsx';
import { NoteFilter } from '../components/NoteFilter.tsx';
import { NoNotes } from '../components/NoNotes.tsx';
import { listSearch, notedTypes, notesPath, pageSize, readList, typeOf } from '../list.ts';
import { noteMessages as words } from '../messages.ts';
import { NotesScreenDocument } from './NotesScreen.generated.ts';

async function open(args: ScreenArgs) {
  const type = typeOf(args);
  const state = readList(args);
  const variables = { ...(type && { type }), ...state, pageSize };
  const { totalCount } = found(args, (await load(args, NotesScreenDocument, variables)).viewer?.notes);
  keepToPages(args, { ...variables, totalCount });
  return { variables, state };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => {
  const title = titleWith(words.title, args.loaderData?.variables.type);
  return head(args, { title, description: words.description });
};

/** One's own notes: by kind, tag and words, all of it in the address. */
export default function NotesScreen() {
  const { variables, state } = useLoaderData<typeof loader>();
  const list = useGraph(NotesScreenDocument, variables).data.viewer?.notes;
  // The loader made it sure.
  if (!list) return null;
  const { type } = variables;
  const { nodes: notes, totalCount, dueCount, tagCounts } = list;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1>{titleWith(words.title, type)}</h1>
        <p role="status" className="text-muted">
          {words.total(formatInteger(totalCount))}
        </p>
        {dueCount > 0 && <Badge kind="warning">{words.due(formatInteger(dueCount))}</Badge>}
      </div>
      <Kinds kinds={notedTypes} current={type} hrefOf={notesPath} />
      <NoteFilter path={notesPath(type)} state={state} tagCounts={tagCounts} />
      {notes.length > 0 ? (
        <ul aria-label={words.results} className="flex flex-col gap-3">
          {notes.map((note) => (
            <NoteCard key={note.id} note={note} />
          ))}
        </ul>
      ) : (
        <NoNotes clearHref={state.tag || state.searchKey ? notesPath(type) : undefined} />
      )}
      <ThingPages
        label={words.pages}
        pageNumber={state.pageNumber}
        pageSize={pageSize}
        totalCount={totalCount}
        hrefFor={(pageNumber) => notesPath(type) + listSearch({ ...state, pageNumber })}
      />
    </div>
  );
}
