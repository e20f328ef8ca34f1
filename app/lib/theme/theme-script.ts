/**
 * Sets the visitor's chosen theme before the first paint. The site's only inline script: the
 * Content-Security-Policy allows it by its hash, so it must be the same text on every page.
 */
export const themeScript =
  'try{let t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}';
