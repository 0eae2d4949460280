import * as v from 'valibot';
import { emptyAsNull } from '../../../../platform/forms/emptyFields.ts';
import { requiredLines, requiredText } from '../../../../platform/forms/rules.ts';
import { staffForm } from '../../../staff/index.ts';
import { blocksOf } from '../markdown/blocksOf.ts';
import { SaveHelpEntryDocument, type StaffHelp_ScreenFragment as Screen } from './StaffHelp.generated.ts';

/** Ids of questions as the form holds them. */
export const relatedIn = (related: string): string[] => related.split(',').filter(Boolean);

/** Writes the help of a screen, whose key is its id; a screen without help has version 0. */
export const helpForm = staffForm({
  name: 'help-entry',
  schema: v.object({
    title: requiredText(2, 120),
    body: requiredLines(2, 20_000),
    mediaVideoId: v.string(),
    related: v.string(),
  }),
  outdates: ['staff.helpScreens'],
  placeOf: placeOfHelp,
  async save({ title, body, mediaVideoId, related }, { id: frontUniqueId = '', version }, saving) {
    const blocks = await blocksOf(body, 'body', saving);
    const texts = { title, body: blocks, ...emptyAsNull({ mediaVideoId }) };
    const whole = { ...texts, frontUniqueId, relatedQuestionIds: relatedIn(related) };
    return saving.write(SaveHelpEntryDocument, { input: version === 0 ? whole : { ...whole, version } });
  },
});

export function placeOfHelp(field: string): string {
  const name = field.replace(/\[.*$/, '');
  return name === 'relatedQuestionIds' ? 'related' : name;
}

export const typedHelp = ({ entry }: Screen) => ({
  title: entry?.title ?? '',
  body: entry?.bodyMarkdown ?? '',
  mediaVideoId: entry?.mediaVideoId ?? '',
  related: entry?.relatedQuestionIds.join() ?? '',
});
