import { TextArea } from '../../../../design/TextArea.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import type { FieldOf } from '../../../staff/index.ts';
import { menuMessages as words } from './messages.ts';

/** The lines of a menu, and how they are written. */
export const MenuFields = ({ field }: { field: FieldOf<'lines'> }) => (
  <>
    <p className="text-muted">{words.hint}</p>
    <pre className="overflow-x-auto rounded-[var(--radius-control)] bg-sunken p-3 font-[inherit] text-[0.875rem]">
      {words.example}
    </pre>
    <TextArea {...field('lines')} requiredLabel={formMessages.required} rows={14} dir="auto" />
  </>
);
