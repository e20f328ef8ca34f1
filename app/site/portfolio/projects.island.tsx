import { FilterBar } from "~/features/portfolio-filter/filter-bar";
import { useCategory } from "~/features/portfolio-filter/use-category";
import { island } from "~/lib/react/island";
import { ProjectEntry } from "./project-entry";
import { projects } from "./projects.data";

/** The projects of the chosen category, all of them at first. One alone takes the whole width. */
function Projects() {
  const { shown, chosen, choose } = useCategory();
  const inView = projects.filter((project) => !shown || project.category === shown);
  const alone = inView.length === 1;
  return (
    <>
      <FilterBar shown={shown} chosen={chosen} count={inView.length} onChoose={choose} />
      <ul className={alone ? "mt-6" : "mt-6 grid gap-x-12 gap-y-10 sm:gap-y-14 md:grid-cols-2"}>
        {inView.map((project) => (
          <li key={project.id} className="flex">
            <ProjectEntry project={project} wide={alone} />
          </li>
        ))}
      </ul>
    </>
  );
}

export default island(Projects);
