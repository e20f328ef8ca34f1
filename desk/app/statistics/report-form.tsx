import { areas } from "~/site-map";
import { Button, ButtonLink } from "~/ui/button";
import type { ReportFilter } from "../../core/statistics/first-replies.ts";
import { areaName, periods, reportQuery } from "./report-filter";

interface ReportFormProps {
  filter: ReportFilter;
  team: readonly { id: number; name: string }[];
}

/** What is shown, as a form that needs no script: the address says it afterwards. */
export function ReportForm({ filter, team }: ReportFormProps) {
  return (
    <form className="flex flex-wrap items-center gap-2 print:hidden">
      <Choice name="weeks" label="Weeks" value={String(filter.weeks)}>
        {periods.map((weeks) => (
          <option key={weeks} value={weeks}>
            Last {weeks} weeks
          </option>
        ))}
      </Choice>
      <Choice name="area" label="Area" value={filter.area ?? ""}>
        <option value="">Any area</option>
        {areas.map((area) => (
          <option key={area} value={area}>
            {areaName(area)}
          </option>
        ))}
      </Choice>
      <Choice name="who" label="Who has it" value={String(filter.assigneeId ?? "")}>
        <option value="">Anybody</option>
        {team.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Button type="submit" emphasis="secondary" size="small" className={low}>
        Show
      </Button>
      <ButtonLink
        to={`/desk/statistics.csv?${reportQuery(filter)}`}
        emphasis="secondary"
        size="small"
        className={`sm:ml-auto ${low}`}
      >
        Download as CSV
      </ButtonLink>
    </form>
  );
}

/** As low as the bar's other controls, where no thumb presses them. */
const low = "md:min-h-7.5! md:px-3 md:text-label";

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  children: React.ReactNode;
}

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      className="min-h-10.5 max-w-full rounded-control border border-control bg-surface px-2.5 text-small md:min-h-7.5 md:text-label md:font-medium"
    >
      {children}
    </select>
  );
}
