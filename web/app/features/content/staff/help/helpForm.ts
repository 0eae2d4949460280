import * as v from 'valibot';
import { byLabels } from '../../../../platform/forms/conflict.ts';
import { emptyAsNull } from '../../../../platform/forms/emptyFields.ts';
import { requiredLines, requiredText } from '../../../../platform/forms/rules.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { staffForm } from '../../../staff/index.ts';
import { blocksOf } from '../markdown/blocksOf.ts';
import { helpStaffMessages as words } from './messages.ts';
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

/** How its video and its questions read. */
export function displayHelp(videos: readonly { value: string; label: string }[]) {
  const byName = byLabels({ mediaVideoId: Object.fromEntries(videos.map(({ value, label }) => [value, label])) });
  return (name: string, value: string) =>
    name === 'related' ? words.relatedCount(formatInteger(relatedIn(value).length)) : byName(name, value);
}

/** What is stored of the help of a screen, as its form holds it. */
export const storedHelp = (screen: Screen) => ({
  ...(screen.entry && { version: screen.entry.version }),
  values: typedHelp(screen),
});

export const typedHelp = ({ entry }: Screen) => ({
  title: entry?.title ?? '',
  body: entry?.bodyMarkdown ?? '',
  mediaVideoId: entry?.mediaVideoId ?? '',
  related: entry?.relatedQuestionIds.join() ?? '',
});
