/** Which of the site's builds a script was asked for: the default one, or with --desk the one whose forms reach the desk. */
export function chosenBuild(args) {
  return args.includes("--desk") ? deskBuild : defaultBuild;
}

const defaultBuild = {
  title: "the site",
  folder: "build",
  options: [],
  flags: [],
  sources: [],
  takesForms: false,
};

const deskBuild = {
  title: "the site with the desk's forms",
  folder: "desk/build/site",
  /** Of React Router's command. */
  options: [".", "--config", "desk/site/vite.config.ts"],
  /** Of the scripts that follow. */
  flags: ["--desk"],
  /** What it is bundled from, beside what every build is. */
  sources: [
    "desk/site",
    "desk/server/settings.ts",
    "desk/tsconfig.json",
    "desk/package-lock.json",
    "desk/node_modules/.package-lock.json",
  ],
  takesForms: true,
  /** What its pages load from the desk's own packages. */
  packages: { from: "desk", names: ["altcha-lib"] },
};
