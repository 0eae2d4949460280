// What other features may use of the merchants.
export { SaleSetting } from './components/SaleSetting.tsx';
export type { SaleSetting_SettingFragment } from './components/SaleSetting.generated.ts';
