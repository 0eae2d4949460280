import { data, type MetaFunction } from 'react-router-dom';
import { errorHead } from '../../../platform/head/head.ts';
import { Problem } from '../components/ProblemView.tsx';

const status = 403;

/** `/error/403`: stands alone, without header and footer (specification, section 2). Answers 403 itself. */
export const loader = () => data(null, { status });
export const clientLoader = () => null;

export const meta: MetaFunction = () => errorHead({ status });

export default function ForbiddenScreen() {
  return <Problem problem={{ status }} />;
}
