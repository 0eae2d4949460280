// What other features may use of the activity.
export { VisitMark } from './components/VisitMark.tsx';
export { VisitRow } from './components/VisitRow.tsx';
export { useSearchMark } from './components/useSearchMark.ts';
