interface ChosenBuild {
  title: string;
  /** Relative to the project. */
  folder: string;
  options: string[];
  flags: string[];
  sources: string[];
  takesForms: boolean;
  packages?: { from: string; names: string[] };
}
export function chosenBuild(args: readonly string[]): ChosenBuild;
