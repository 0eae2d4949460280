// What the features of the logged-in area share.
export { Day } from './things/Day.tsx';
export { describeThing } from './things/describeThing.tsx';
export { codeOf, kindIn, titleWith } from './things/kinds.ts';
export { Kinds } from './things/Kinds.tsx';
export { NoThings } from './things/NoThings.tsx';
export { ThingPages } from './things/ThingPages.tsx';
export { ThingRow } from './things/ThingRow.tsx';
// The home tells of things that other pages change.
export { ProfileScreenDocument as homeDocument } from './screens/ProfileScreen.generated.ts';
export { deviceName } from './components/deviceName.ts';
