import * as v from 'valibot';
import { emptyAsNull } from '../../../../platform/forms/emptyFields.ts';
import { optionalText, requiredText } from '../../../../platform/forms/rules.ts';
import { staffForm } from '../../../staff/index.ts';
import { StaffContentTypesDocument } from '../types/queue.generated.ts';
import { CreateContentLabelDocument, UpdateContentLabelDocument } from './LabelTable.generated.ts';

const outdates = [StaffContentTypesDocument];

/** Writes a label. */
export const labelForm = staffForm({
  name: 'content-label',
  schema: v.object({ title: requiredText(2, 40), description: optionalText(300, 2) }),
  outdates,
  save({ title, description }, { id, version }, { write }) {
    const input = { title, ...emptyAsNull({ description }) };
    if (id === undefined) return write(CreateContentLabelDocument, { input });
    return write(UpdateContentLabelDocument, { input: { ...input, contentLabelId: id, version } });
  },
});

/** Gives the pages of a label to another one. */
export const mergeForm = staffForm({
  name: 'label-merge',
  schema: v.object({ mergeIntoId: requiredText(1, 40) }),
  outdates,
  save: ({ mergeIntoId }, { id, version }, { write }) =>
    write(UpdateContentLabelDocument, { input: { contentLabelId: id!, mergeIntoId, version } }),
});
