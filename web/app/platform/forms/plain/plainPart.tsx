import { type ComponentType, createContext } from 'react';

/** Whether a form stands in a part that is for who has no script as a whole. */
export const PlainPartContext = createContext(false);

/**
 * A part of a screen that is for who has no script: its forms and what stands with them. A browser that runs scripts reads nothing of
 * it, so its scripts have nothing of it either: `export const PlainShip = plainPart(import.meta.env.SSR && ShipForm)`.
 */
export function plainPart<Props extends object>(Part: false | ComponentType<Props>) {
  return function PlainPart(props: Props) {
    return (
      <noscript>
        {Part && (
          <PlainPartContext value={true}>
            <Part {...props} />
          </PlainPartContext>
        )}
      </noscript>
    );
  };
}
