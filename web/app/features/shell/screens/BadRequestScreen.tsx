import { data, type MetaFunction } from 'react-router-dom';
import { errorHead } from '../../../platform/head/head.ts';
import { Problem } from '../components/ProblemView.tsx';

const status = 400;

/** `/error/400`: stands alone, without header and footer (specification, section 2). Answers 400 itself. */
export const loader = () => data(null, { status });
export const clientLoader = () => null;

export const meta: MetaFunction = () => errorHead({ status });

export default function BadRequestScreen() {
  return <Problem problem={{ status }} />;
}
