const template = 'page-scripts';

/**
 * Puts React Router's module scripts and their preloads into a template, where no browser fetches them. On a weak line
 * they would share it with the stylesheet and the font, and the page would be readable a second later. Returns the page in
 * pieces.
 */
export function holdScripts(html: string): string[] {
  const inner = html.lastIndexOf('type="module"');
  if (inner === -1) return [html];
  const start = html.lastIndexOf('<script', inner);
  const end = html.indexOf('</script>', inner) + '</script>'.length;
  const headEnd = html.indexOf('</head>');
  const preloads: string[] = [];
  const head = html.slice(0, headEnd).replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    preloads.push(link);
    return '';
  });
  const held = `<template id="${template}">${preloads.join('')}${html.slice(start, end)}</template>`;
  return [head, html.slice(headEnd, start), held, html.slice(end)];
}

/**
 * Code for the page's last inline script, which waits for the stylesheet: once the first frame is made, the scripts take
 * the template's place. A page in a hidden tab makes no frame, and comes to life when it is looked at.
 */
export const releaseScripts =
  `requestAnimationFrame(()=>setTimeout(()=>{const held=document.getElementById("${template}");` +
  `held&&held.replaceWith(held.content)}))`;
