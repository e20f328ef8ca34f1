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
          className="border-b border-rule-2 py-9 md:py-11 sm:odd:border-r sm:odd:pr-6 sm:even:pl-6"
        >
          <ServiceDrawing name={drawing} />
          <h3 className="mt-7 text-h3">{title}</h3>
          <p className="mt-3 text-ink-2">{description}</p>
          <RuledList items={features} rules="below" className="mt-5 border-t border-rule" />
          <p className="mt-4 text-small text-ink-2">
            <span className="label-text mr-2 text-ink-3">Technologies</span>
            {technologies.join(", ")}
          </p>
        </li>
      ))}
    </ul>
  );
}
