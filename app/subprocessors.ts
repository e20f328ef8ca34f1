/** A company that handles clients' personal data on our behalf. Shown on /trust and in the data processing agreement, and named in the privacy policy. */
export interface Subprocessor {
  name: string;
  /** What it does for us, e.g. "Sends mail from the desk". */
  purpose: string;
  /** Where the data is handled, e.g. "India". */
  location: string;
}

/** None until the owner names one. A new one is announced to clients before it starts. */
export const subprocessors: readonly Subprocessor[] = [];
