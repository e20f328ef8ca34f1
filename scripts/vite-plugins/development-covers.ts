import { join } from "node:path";

import type { Plugin } from "vite";

import { readBlog } from "../../app/articles/read-articles.server.ts";
import { coverSvg } from "../drawings/covers.ts";
import { drawingFont } from "../drawings/drawing-font.ts";

/** Covers under development; a build writes them as files (scripts/finish-build). */
export function developmentCovers(): Plugin {
  return {
    name: "development-covers",
    apply: "serve",
    configureServer(server) {
      const font = drawingFont(join(server.config.root, ".cache/share"));
      server.middlewares.use("/covers", (request, response, next) => {
        const article = readBlog().find(({ image }) => image === `/covers${request.url}`);
        if (!article) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        font.then((file) => coverSvg(article, file)).then((svg) => response.end(svg), next);
      });
    },
  };
}
