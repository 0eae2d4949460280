import { SessionKeeper } from '../../identity/index.ts';
import { HeaderBell } from '../../notifications/index.ts';

/** What every page has for who is logged in; fetched after the page. */
export default function ViewerParts() {
  return (
    <>
      <SessionKeeper />
      <HeaderBell />
    </>
  );
}
