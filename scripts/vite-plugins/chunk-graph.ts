import type { Plugin } from "vite";

/** Files, named from the build's folder. */
export interface ChunkImports {
  imports: readonly string[];
  dynamicImports: readonly string[];
}

/** Read by scripts/finish-build and not deployed. */
export const CHUNK_GRAPH = "chunk-graph.json";

/** Writes down which file of the browser's build imports which. */
export function chunkGraph(): Plugin {
  return {
    name: "chunk-graph",
    apply: "build",
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === "chunk"
          ? [[file.fileName, { imports: file.imports, dynamicImports: file.dynamicImports }] as const]
          : [],
      );
      const source = JSON.stringify(Object.fromEntries(chunks));
      this.emitFile({ type: "asset", fileName: CHUNK_GRAPH, source });
    },
  };
}
