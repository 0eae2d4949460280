import { data, type MetaFunction } from 'react-router-dom';
import { errorHead } from '../../../platform/head/head.ts';
import { Problem } from '../components/ProblemView.tsx';

const status = 500;

/** `/error/500`: the general text under its own address. Answers 500 itself. */
export const loader = () => data(null, { status });
export const clientLoader = () => null;

export const meta: MetaFunction = () => errorHead({ status });

export default function FailureScreen() {
  return <Problem problem={{ status }} />;
}
