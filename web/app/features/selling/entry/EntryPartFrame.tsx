import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../design/Button.tsx';
import { Section } from '../../../design/Section.tsx';
import { Form } from '../../../platform/forms/Form.tsx';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { entryMessages as words } from './messages.ts';
import type { Saving } from './useEntryPart.ts';

interface EntryPartFrameProps<Typed extends FieldValues> {
  id: string;
  title: string;
  state: FormState<Typed>;
  saving: Saving;
  /** Whether it can be written now. */
  isOpen: boolean;
  /** Above the form. */
  before?: ReactNode;
  /** The same form for who has no script. */
  plain?: ReactNode;
  children: ReactNode;
}

/** One part of the editor: its fields, and its own button. */
export function EntryPartFrame<Typed extends FieldValues>(props: EntryPartFrameProps<Typed>) {
  const { id, title, state, saving, isOpen, before, plain, children } = props;
  return (
    <Section id={id} title={title}>
      {before}
      {plain}
      <div className={plain ? 'noscript:hidden' : undefined}>
        <Form state={state} label={title}>
          <fieldset disabled={!isOpen} className="flex min-w-0 flex-col gap-4">
            {children}
          </fieldset>
          {isOpen ? (
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" variant="primary" pending={state.pending}>
                {words.saveOf(title)}
              </Button>
              <span role="status" className="text-muted">
                {saving && words[saving]}
              </span>
            </div>
          ) : (
            <p className="text-muted">{words.readOnly}</p>
          )}
        </Form>
      </div>
    </Section>
  );
}
