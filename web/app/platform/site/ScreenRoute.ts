/** One screen of a feature, as the feature's `routes.ts` lists it. */
export interface ScreenRoute {
  /** React Router's spelling of the path: `/category/:categoryId/*`. */
  path: string;
  /** Name of the module in the feature's `screens` folder. */
  screen: string;
  layout: 'default' | 'empty';
  /** `user`: only with a valid login. */
  access: 'public';
}
