import { Folded } from "~/ui/folded";
import { RuledList } from "~/ui/ruled-list";
import { ServiceDrawing, type ServiceDrawingName } from "./service-drawings";

export interface MonitoringService {
  drawing: ServiceDrawingName;
  title: string;
  description: string;
  features: readonly string[];
  technologies: readonly string[];
}

/** Two by two, each under a drawing of what it does. */
export function MonitoringServices({ services }: { services: readonly MonitoringService[] }) {
  return (
    <ul className="area-cybersecurity grid border-t border-axis sm:grid-cols-2">
      {services.map(({ drawing, title, description, features, technologies }) => (
        <li
          key={title}
          className="border-b border-rule-2 py-9 max-sm:pt-5 max-sm:pb-0 md:py-11 sm:odd:border-r sm:odd:pr-6 sm:even:pl-6"
        >
          <ServiceDrawing name={drawing} />
          <Folded
            className="mt-7 max-sm:mt-1.5"
            title={<h3 className="text-h4 sm:text-h3">{title}</h3>}
            lede={<span className="block text-ink-2 max-sm:text-small sm:mt-3">{description}</span>}
          >
            <RuledList items={features} rules="below" className="border-t border-rule sm:mt-5" />
            <p className="mt-4 text-small text-ink-2">
              <span className="label-text mr-2 text-ink-3">Technologies</span>
              {technologies.join(", ")}
            </p>
          </Folded>
        </li>
      ))}
    </ul>
  );
}
