import { runtimePackages } from "./runtime-packages";

/** The notice that the licences of what visitors download, or the server runs, ask for. */
export function GET() {
  const packages = runtimePackages(process.cwd(), process.env.CONNECTION);
  const list = packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
  const texts = packages.map(({ name, version, text }) => `${"-".repeat(72)}\n${name} ${version}\n\n${text}`);
  return new Response(
    `This site is built with the following software.\n\n${list.join("\n")}\n\n${texts.join("\n\n")}\n`,
  );
}
