// What other features may use of people's own data.
export { HomeInvitations } from './components/HomeInvitations.tsx';
export { Completeness } from './components/Completeness.tsx';
