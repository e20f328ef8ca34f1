import type { Position } from "~/catalogue/positions.data";
import { cx } from "~/lib/react/cx";
import { DashList } from "~/ui/dash-list";

interface DutiesAndRequirementsProps {
  position: Position;
  /** One below what they stand under: the section's heading, or the position's title in a list. */
  level?: "h3" | "h4";
  className?: string;
}

export function DutiesAndRequirements({
  position,
  level: Heading = "h4",
  className,
}: DutiesAndRequirementsProps) {
  const lists = [
    { heading: "What you will do", items: position.duties },
    { heading: "Requirements", items: position.requirements },
  ];
  return (
    <div className={cx("grid gap-x-8 gap-y-6 sm:grid-cols-2", className)}>
      {lists.map(({ heading, items }) => (
        <div key={heading}>
          <Heading className={Heading === "h3" ? "text-h3" : "font-strong"}>{heading}</Heading>
          <DashList items={items} className="mt-3" />
        </div>
      ))}
    </div>
  );
}
