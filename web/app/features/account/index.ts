// What other features may use of the account.
export { deviceName } from './components/deviceName.ts';
