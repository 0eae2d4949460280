// What other features may show of checked identities.
export { IdentityState, type Verification } from './components/IdentityState.tsx';
export { identityFieldLabels } from './messages.ts';
