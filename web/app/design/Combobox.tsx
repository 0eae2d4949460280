import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { describedBy, Field, type FieldTexts } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { onOptionKey } from './optionKeys.ts';

export interface ComboboxOption {
  id: string;
  label: string;
  /** Muted, at the far end of the line. */
  detail?: ReactNode;
}

export interface ComboboxProps extends FieldTexts {
  /** Form name of the text. */
  name?: string;
  /** The text in the box; the caller holds it. */
  text: string;
  onTextChange: (text: string) => void;
  /** Already fitting the text: the caller filters, since it knows how letters fold. */
  options: readonly ComboboxOption[];
  onChoose: (option: ComboboxOption) => void;
  /** Spoken when the list changes, such as "12 found"; shown when the list is empty. */
  resultText: string;
  placeholder?: string;
  autoComplete?: string;
}

/**
 * A text box with a list of suggestions, after the ARIA pattern «editable combobox with list
 * autocomplete»: arrows move, Enter chooses, Esc closes. Without script it is a text field.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, hint, error, requiredLabel, name, text, placeholder, options, resultText } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { open, active, setOpen, onKeyDown, type, choose } = useSuggestions(props, list);
  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      requiredLabel={requiredLabel}
      className="combobox"
    >
      <div className="control" data-invalid={error ? '' : undefined}>
        <input
          id={id}
          className="control-input"
          type="text"
          role="combobox"
          name={name}
          value={text}
          placeholder={placeholder}
          autoComplete={props.autoComplete ?? 'off'}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        />
        <Icon icon="chevron-down" size={18} />
      </div>
      <ul ref={list} id={`${id}-list`} className="combobox-list" role="listbox" aria-label={label} hidden={!open}>
        {options.map((option, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard by the text box
          <li
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // The focus stays in the text box.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <span>{option.label}</span>
            {option.detail && <span className="combobox-detail">{option.detail}</span>}
          </li>
        ))}
      </ul>
      {open && options.length === 0 && <p className="combobox-none">{resultText}</p>}
      <span role="status">{open && <VisuallyHidden>{resultText}</VisuallyHidden>}</span>
    </Field>
  );
}

/** What is open and which option is marked; -1 means the text itself. */
function useSuggestions({ options, onChoose, onTextChange }: ComboboxProps, list: RefObject<HTMLUListElement | null>) {
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const active = marked < options.length ? marked : -1;
  const move = (index: number) => {
    setMarked(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (option: ComboboxOption) => {
    setOpen(false);
    setMarked(-1);
    onChoose(option);
  };
  const type = (text: string) => {
    setOpen(true);
    setMarked(-1);
    onTextChange(text);
  };
  const onKeyDown = (event: KeyboardEvent) =>
    onOptionKey(event, {
      isOpen: open,
      active,
      count: options.length,
      mark: move,
      open: () => setOpen(true),
      choose: (index) => choose(options[index]!),
      close: () => setOpen(false),
    });
  return { open, active, setOpen, onKeyDown, type, choose };
}
