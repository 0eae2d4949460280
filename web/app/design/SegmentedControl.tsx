import { Icon, type IconName } from './Icon.tsx';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
}

export interface SegmentedControlProps<Value extends string> {
  /** Form name of the radio buttons inside; unique on the page. */
  name: string;
  legend: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange?: (value: Value) => void;
  /** Shows icons alone; the labels stay readable aloud. */
  iconsOnly?: boolean;
}

/** One of a few, all in sight: theme, density, view. Radio buttons underneath. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { name, legend, segments, value, onChange, iconsOnly } = props;
  return (
    <fieldset className="segmented">
      <legend className="visually-hidden">{legend}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className="segment" title={iconsOnly ? segment.label : undefined}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            {...(onChange
              ? { checked: segment.value === value, onChange: () => onChange(segment.value) }
              : { defaultChecked: segment.value === value })}
          />
          {segment.icon && <Icon icon={segment.icon} size={18} />}
          <span className={iconsOnly ? 'visually-hidden' : undefined}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
