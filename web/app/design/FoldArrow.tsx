import { Icon } from './Icon.tsx';

/** Beside the words of a `summary`: says that more is folded away, and turns once it is not. Its `details` has the class `group`. */
export const FoldArrow = () => (
  <span className="transition-transform group-open:rotate-180">
    <Icon icon="chevron-down" size={16} />
  </span>
);
