import type { Category } from "~/features/portfolio-filter/category";
import type { ProjectGlyph } from "~/figures/project-glyphs";
import type { ColourKey } from "~/lib/theme/colour-theme";

export interface Project {
  id: ProjectId;
  title: string;
  category: Category;
  /** The kind of company, never its name. */
  client: string;
  /** The drawing with this project's id in pictures/: what it says to those who cannot see it, and its caption. */
  image: { alt: string; caption: string };
  description: string;
  technologies: readonly string[];
  results: readonly string[];
  glyph: ProjectGlyph;
  color: ColourKey;
  /** The id of the case study that tells the whole story. */
  study: string;
}

export type ProjectId =
  | "shop-migration"
  | "hospital-night-watch"
  | "fraud-scoring"
  | "three-zone-platform"
  | "plant-warehouse"
  | "daylight-releases";
