import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { longestName } from '../list.ts';
import { favoriteMessages } from '../messages.ts';
import { favoriteLists } from '../saving/lists.ts';
import { choiceOf, chosenList, listSchema, newList } from './listFields.ts';
import { MoveFavoriteDocument } from './ListDialog.generated.ts';

const words = favoriteMessages.choosing;

/** A saved thing and the list that it is in. */
export interface Listed {
  id: string;
  /** What the thing is called. */
  name: string;
  listName: string | null;
}

interface ListDialogProps {
  favorite: Listed;
  lists: readonly string[];
  onClose(): void;
}

/** Puts a saved thing in one of one's lists, in a new one, or in none. */
export default function ListDialog({ favorite: { id, name, listName }, lists, onClose }: ListDialogProps) {
  const state = useForm({
    schema: listSchema,
    labels: words.fields,
    stored: { values: { list: lists.length > 0 ? choiceOf(listName) : newList, newName: '' } },
    words: { failed: words.failed },
    placeOf: (field) => (field === 'listName' ? 'newName' : field),
    async save(read) {
      const chosen = chosenList(read);
      const input = { id, listName: chosen || null };
      const { favorite } = await write(MoveFavoriteDocument, { input }, { outdates: favoriteLists });
      // As it is kept, which may be another spelling than the typed one.
      notify('success', favorite.listName ? words.done(favorite.listName) : words.out);
      onClose();
    },
  });
  const options = [
    { value: choiceOf(null), label: words.none },
    ...lists.map((list) => ({ value: choiceOf(list), label: list })),
    { value: newList, label: words.new },
  ];
  return (
    <FormDialog state={state} title={words.title(name)} saveLabel={words.save} close={onClose} size="small">
      <Select {...state.field('list')} options={options} />
      {state.form.watch('list') === newList && (
        <TextField
          {...state.field('newName')}
          hint={words.newHint}
          requiredLabel={formMessages.required}
          maxLength={longestName}
          dir="auto"
        />
      )}
    </FormDialog>
  );
}
