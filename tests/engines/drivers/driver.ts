/** What the two ways to drive a browser have in common: as much as a smoke test needs. */
export interface Driver {
  navigate: (url: string) => Promise<void>;
  /** The value of an expression in the page, a string; a promise is waited for. */
  evaluate: (expression: string) => Promise<string>;
  /** Keys and pointer, as the two protocols describe them alike. */
  perform: (actions: readonly InputSource[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

export interface InputSource {
  type: "key" | "pointer";
  id: string;
  actions: readonly object[];
}

/** Nothing leaves the machine: a proxy that is not there for all but the site itself. */
export const noNetwork = {
  proxyType: "manual",
  httpProxy: "127.0.0.1:9",
  sslProxy: "127.0.0.1:9",
  noProxy: ["localhost", "127.0.0.1"],
} as const;
