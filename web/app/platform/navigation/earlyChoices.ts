declare global {
  interface Window {
    earlyChoices?: Set<HTMLInputElement> | undefined;
  }
}

/**
 * Code for the page's last inline script: checkboxes and radios that are clicked before the page has come to life, which
 * on a weak line takes seconds. A browser that restores a form makes no click, so only what a person chose is kept.
 */
export const keepEarlyChoices =
  'window.earlyChoices=new Set;addEventListener("click",({target:t})=>{/^(checkbox|radio)$/.test(t.type)&&' +
  'window.earlyChoices?.add(t)},true);';

/** Once the page is alive: each early choice is made once more, and this time it is heard. */
export function repeatEarlyChoices(): void {
  const inputs = window.earlyChoices;
  delete window.earlyChoices;
  inputs?.forEach((input) => {
    if (input.checked === input.defaultChecked) return;
    input.checked = input.defaultChecked;
    input.click();
  });
}
