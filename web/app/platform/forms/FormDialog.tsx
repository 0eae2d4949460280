import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../design/Button.tsx';
import type { DialogProps } from '../../design/Dialog.tsx';
import { AskingDialog, CancelButton } from './AskingDialog.tsx';
import { Form } from './Form.tsx';
import { formMessages as words } from './messages.ts';
import type { FormState } from './useForm.ts';

interface FormDialogProps<Typed extends FieldValues> {
  state: FormState<Typed>;
  title: string;
  saveLabel: string;
  close(): void;
  size?: DialogProps['size'];
  children: ReactNode;
}

/** A form in a dialog of its own, with its buttons below. */
export function FormDialog<Typed extends FieldValues>(props: FormDialogProps<Typed>) {
  const { state, title, saveLabel, close, size = 'large', children } = props;
  const id = useId();
  const footer = (
    <>
      <Button type="submit" form={id} variant="primary" pending={state.pending}>
        {saveLabel}
      </Button>
      <CancelButton />
    </>
  );
  return (
    <AskingDialog open onClose={close} title={title} closeLabel={words.close} footer={footer} size={size}>
      <Form state={state} id={id} label={title}>
        {children}
      </Form>
    </AskingDialog>
  );
}
