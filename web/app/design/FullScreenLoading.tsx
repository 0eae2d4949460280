import { Spinner } from './Spinner.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface FullScreenLoadingProps {
  label: string;
}

/** Spinner of 128 px in the primary colour (specification, section 2): only when nothing is rendered yet. */
export function FullScreenLoading({ label }: FullScreenLoadingProps) {
  return (
    <div className="full-screen-loading" role="status">
      <Spinner size={128} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
