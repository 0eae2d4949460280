const ends = ['mouseup', 'dragend'];
let press: Promise<void> | undefined;

if (typeof document !== 'undefined')
  document.addEventListener(
    'mousedown',
    () => {
      press = new Promise((resolve) => {
        const end = () => {
          for (const name of ends) document.removeEventListener(name, end, true);
          press = undefined;
          // The click comes after the button is up, in the same task.
          setTimeout(resolve);
        };
        for (const name of ends) document.addEventListener(name, end, true);
      });
    },
    true,
  );
/**
 * Waits until nothing is pressed. A message that shows when a field is left moves what stands below it: while the press lasts that
 * left the field, the button under the pointer would go away, and its click with it.
 */
export const afterPress = async () => press;
