interface Origin {
  platform: string;
  browser: string;
}

export function whyIncomparable(made: Origin, here: Origin): string | undefined;
