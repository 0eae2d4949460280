import { formMessages } from '../../../../platform/forms/messages.ts';
import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { toldOnPage } from '../../../../platform/forms/plain/toldOnPage.ts';
import { textOf } from '../../../../platform/forms/refusal.ts';
import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { problemsOf, SheetOfCategoryDocument, statedOf, type TypedSheet } from '../../../products/index.ts';
import {
  type EntryEditor_EntryFragment as Entry,
  EntryProductDocument,
  UpdateSupplierProductPropertiesDocument,
} from '../EntryEditor.generated.ts';
import { sheetOf } from '../entrySheet.ts';
import { typedSheetIn } from './typedSheetIn.ts';
import { entryAt } from './entryAt.ts';

/** The form of what an entry states, for who has no script. */
export const plainPropertiesName = 'entryProperties';

/** Why a form without script saved nothing, with what was typed. */
export interface RefusedSheet {
  id: string;
  sheet: TypedSheet;
  problems: Readonly<Record<string, string>>;
  failure?: string;
}

/** Reads what the editor of an entry shows of its product. */
export async function loadEntrySheet(args: ScreenArgs, { baseProductId, categoryId }: Entry) {
  const [product, sheet] = await Promise.all([
    load(args, EntryProductDocument, { id: baseProductId }),
    load(args, SheetOfCategoryDocument, { categoryId }),
  ]);
  return sheetOf(product, sheet);
}

/** Saves what an entry states beside its product. */
export const savePlainProperties: PlainAction<RefusedSheet> = async (sent, args) => {
  const { entry } = await entryAt(args);
  const { id } = entry;
  const { open: properties } = found(args, await loadEntrySheet(args, entry));
  const sheet = typedSheetIn(sent, properties);
  try {
    await sent.write(UpdateSupplierProductPropertiesDocument, {
      // As it was when the page was made: what somebody else changed since is not written over.
      input: { supplierProductId: id, version: Number(sent.text('version')), properties: statedOf(properties, sheet) },
    });
    return undefined;
  } catch (thrown) {
    const { error, status } = toldOnPage(thrown);
    const told = problemsOf(error, { properties, sheet }).properties;
    const isTold = Object.keys(told).length > 0;
    const failure = isTold ? {} : { failure: textOf(error, formMessages.failed, formMessages.offline) };
    return { status, again: { id, sheet, problems: told, ...failure } };
  }
};
