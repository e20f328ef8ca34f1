/** The colours that a project or a case study can have. */
export const colours = ["blue", "red", "purple", "green", "indigo", "teal"] as const;
export type ColourKey = (typeof colours)[number];

/** The class that sets accent and tint (tokens.css), and with them the wash. A colour that is not known is blue. */
export function colourTheme(colour: string): string {
  return themes.get(colour) ?? "theme-blue";
}

/** Written out: Tailwind and a search both find whole names only. */
const themes: ReadonlyMap<string, string> = new Map<ColourKey, string>([
  ["blue", "theme-blue"],
  ["red", "theme-red"],
  ["purple", "theme-purple"],
  ["green", "theme-green"],
  ["indigo", "theme-indigo"],
  ["teal", "theme-teal"],
]);
