import { officeHours } from "~/catalogue/promises/office-hours";
import { island } from "~/lib/react/island";
import { Card } from "~/ui/card";
import { cards } from "./content";
import { OfficeWeek } from "./office-week";

/** When the office is open, in words and as a week of hours. */
function OpeningHours() {
  const { heading, emergency, note } = cards.hours;
  const [days, ...times] = officeHours.split(" ");
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-h3">{heading}</h2>
      <div>
        <p className="flex flex-wrap gap-x-8 text-h4">
          <span>
            {days} <span className="whitespace-nowrap">{times.join(" ")}</span>
          </span>
          <span>{emergency}</span>
        </p>
        <p className="mt-1 text-small text-ink-2">{note}</p>
      </div>
      <OfficeWeek />
    </Card>
  );
}

export default island(OpeningHours);
