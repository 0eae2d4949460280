/** One screen of a feature, as the feature's `routes.ts` lists it. */
export interface ScreenRoute {
  /** React Router's spelling of the path: `/category/:categoryId/*`. */
  path: string;
  /** Name of the module in the feature's `screens` folder. */
  screen: string;
  /** `none`: no page at all, the module's loader answers by itself. */
  layout: 'default' | 'empty' | 'profile' | 'none';
  /** `user`: only with a valid login. */
  access: 'public' | 'user';
}
