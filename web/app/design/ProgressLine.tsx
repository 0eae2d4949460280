import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ProgressLineProps {
  active: boolean;
  label: string;
}

/** A thin line at the top of the window while a page is on its way; the page stays as it is. */
export function ProgressLine({ active, label }: ProgressLineProps) {
  return (
    <div className="progress-line" role="status">
      {active && (
        <>
          <span className="progress-line-bar" />
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </div>
  );
}
