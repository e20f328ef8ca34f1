/** Who the provider is. It stands in content/identity.yaml and nowhere else. */
export { identity } from "./identity.data.ts";
