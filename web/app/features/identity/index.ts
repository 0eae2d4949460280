// What other features may place of who is logged in.
export { OwnPicture } from './components/OwnPicture.tsx';
export { SessionKeeper } from './components/SessionKeeper.tsx';
export { ProfilePictureForm } from './forms/ProfilePictureForm.tsx';
export { PhoneChangeDialog } from './phone/PhoneChangeDialog.tsx';
