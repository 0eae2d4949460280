// What the features of the logged-in area share.
export { ThingRow } from './things/ThingRow.tsx';
export { deviceName } from './components/deviceName.ts';
