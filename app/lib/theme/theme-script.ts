/**
 * Sets the visitor's chosen theme before the first paint, and the colour of the browser's frame (theme-color) to match.
 * The site's only inline script: the Content-Security-Policy allows it by its hash, so it must be the same text on
 * every page.
 */
export const themeScript =
  'try{let t=localStorage.getItem("theme");if(t==="light"||t==="dark"){document.documentElement.dataset.theme=t;for(let m of document.querySelectorAll("meta[name=theme-color]"))m.media=m.dataset.scheme===t?"all":"not all"}}catch{}';
