export interface InstalledEngine {
  name: "Firefox" | "WebKit";
  /** Of its programs: Firefox, or WebKit's driver and the display that it needs. */
  paths: string[];
}
export function installedEngines(): InstalledEngine[];
export function ensureEngines(): void;
