/** The site's tokens, [light, dark], in the form that mail programs know. A test compares them with tokens.css. */
export const colours = {
  paper: ["#fcfbf8", "#0b1120"],
  ink: ["#0e1a38", "#f0f4f9"],
  "ink-2": ["#3f4a61", "#b6becc"],
  rule: ["#dce0e5", "#353d4e"],
  blue: ["#0c55fa", "#1864f7"],
  "blue-text": ["#0c55fa", "#72acff"],
  "blue-3": ["#a6cefd", "#375998"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;
