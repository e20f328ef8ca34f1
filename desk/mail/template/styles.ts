import { colours } from "./mail-colours.ts";

/** In the mail itself: nothing is fetched. The width leaves 600 px with its margins. */
export const styles = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 0; font: 17px/1.55 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; overflow-wrap: anywhere; -webkit-text-size-adjust: 100%; }
.sheet { max-width: 552px; margin: 0 auto; padding: 32px 24px 40px; }
.sender { margin: 0 0 28px; font-size: 15px; font-weight: 640; letter-spacing: -0.01em; }
h1 { margin: 0 0 16px; font-size: 28px; line-height: 1.15; font-weight: 600; letter-spacing: -0.03em; }
p { margin: 0 0 16px; }
dl { margin: 0 0 20px; }
dt { font-size: 14px; line-height: 1.35; }
dd { margin: 0 0 10px; }
.quoted { margin: 0 0 24px; padding: 2px 0 2px 16px; border-left: 3px solid; }
blockquote.quoted p:last-child { margin: 0; }
.button { display: inline-block; padding: 12px 20px; border-radius: 6px; font-weight: 600; text-decoration: none; }
.whole { white-space: nowrap; }
.foot { margin: 32px 0 0; padding: 16px 0 0; border-top: 1px solid; font-size: 14px; line-height: 1.45; }
.foot p { margin: 0 0 10px; }
.bar { width: calc(100% + 4px); margin: 0 -2px 4px; border-collapse: separate; table-layout: fixed; }
.bar td { height: 18px; padding: 0; border-radius: 1px; font-size: 1px; line-height: 1px; }
.ends { width: 100%; margin: 0 0 20px; font-size: 14px; line-height: 1.35; border-collapse: collapse; }
.ends td { padding: 0; vertical-align: top; }
.ends .key { padding: 6px 0 0; }
.end { text-align: right; }
${scheme(0)}
@media (prefers-color-scheme: dark) { ${scheme(1)} }
`;

function scheme(set: 0 | 1): string {
  const colour = (name: keyof typeof colours) => colours[name][set];
  return `
.paper { background: ${colour("paper")}; color: ${colour("ink")}; }
a { color: ${colour("blue-text")}; }
dt, .foot, .ends { color: ${colour("ink-2")}; }
.quoted, .foot { border-color: ${colour("rule")}; }
.button { background: ${colour("blue")}; color: #ffffff; }
.bar .open { background: ${colour("blue")}; }
.bar .closed { background: ${colour("blue-3")}; }
`;
}
