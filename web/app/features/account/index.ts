// What the features of the logged-in area share.
export { describeThing } from './things/describeThing.tsx';
export { ThingRow } from './things/ThingRow.tsx';
export { deviceName } from './components/deviceName.ts';
