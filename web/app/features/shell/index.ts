// What other features and the root may use of the shell.
export { ProblemView } from './components/ProblemView.tsx';
