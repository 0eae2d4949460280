import { data, type MetaFunction } from 'react-router-dom';
import { failedNavigation } from '../../../platform/errors/failedNavigation.ts';
import { errorHead } from '../../../platform/head/head.ts';
import { useHydrated } from '../../../platform/navigation/useHydrated.ts';
import { Problem } from '../components/ProblemView.tsx';

const status = 500;

/**
 * `/error`: where every failed navigation ends that is no 404 (specification, section 8): the general text and
 * the way home. Whoever came by a failed navigation can repeat it. Answers 500 itself.
 */
export const loader = () => data(null, { status });
export const clientLoader = () => null;

export const meta: MetaFunction = () => errorHead({ status });

export default function ErrorScreen() {
  // Known only to the page that tried; a server cannot know, so it comes after hydration.
  const failed = useHydrated() ? failedNavigation.last() : undefined;
  return <Problem problem={{ ...failed, status }} retryHref={failed?.href} />;
}
