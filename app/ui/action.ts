/** A button that leads somewhere. */
export interface Action {
  label: string;
  /** A path, or an anchor on the same page such as "#plans". */
  to: string;
}
