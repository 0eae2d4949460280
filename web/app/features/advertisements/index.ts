// What other features may use of advertisements.
export { AdvertisementSlot } from './components/AdvertisementSlot.tsx';
