import { inOrder } from "../../lib/building/content-fields.server.ts";
import { readContentFolder } from "../../lib/building/read-content.server.ts";
import { glyphs, type ProjectId } from "./glyphs.ts";
import { projectSchema } from "./projects-schema.server.ts";

export const projects = inOrder("projects", readContentFolder("projects", projectSchema)).map(
  ({ id, ...project }) => {
    const file = `content/projects/${id}.yaml`;
    if (!isDrawn(id))
      throw new Error(
        `${file}: is not drawn; it needs a sign in app/site/portfolio/glyphs.ts and a picture in pictures/`,
      );
    return { id, ...project, icon: glyphs[id] };
  },
);

export type Project = (typeof projects)[number];

function isDrawn(id: string): id is ProjectId {
  return id in glyphs;
}
