/**
 * Sets the visitor's chosen theme before the first paint, and the colour of the browser's frame (theme-color) to match.
 * A part of layout/inline-script.ts.
 */
export const themeScript =
  'try{let t=localStorage.getItem("theme");if(t==="light"||t==="dark"){document.documentElement.dataset.theme=t;for(let m of document.querySelectorAll("meta[name=theme-color]"))m.media=m.dataset.scheme===t?"all":"not all"}}catch{}';
