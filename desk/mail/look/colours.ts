/** The site's tokens, [light, dark], in the form that mail programs know. A test compares them with tokens.css. */
export const colours = {
  paper: ["#fcfbf8", "#0b111e"],
  surface: ["#ffffff", "#111828"],
  sand: ["#f5f2ec", "#101727"],
  ink: ["#0e1a38", "#f0f4f9"],
  "ink-2": ["#3f4a61", "#b6becc"],
  rule: ["#dce0e5", "#262e3e"],
  blue: ["#0c55fa", "#1864f7"],
  "blue-text": ["#0c55fa", "#72acff"],
  "blue-3": ["#a6cefd", "#2e4b83"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;
