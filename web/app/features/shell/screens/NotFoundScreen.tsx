import { data, type MetaFunction } from 'react-router-dom';
import { errorHead } from '../../../platform/head/head.ts';
import { Problem } from '../components/ProblemView.tsx';

const status = 404;

/** `/error/404`: where a client navigation ends that found nothing. Answers 404 itself. */
export const loader = () => data(null, { status });
export const clientLoader = () => null;

export const meta: MetaFunction = () => errorHead({ status });

export default function NotFoundScreen() {
  return <Problem problem={{ status }} />;
}
