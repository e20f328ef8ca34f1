export interface OfficeDayProps {
  opensAt: number;
  closesAt: number;
}

/** 24 hours as 24 bars, the office's own picked out. The card says the same in words. */
export function OfficeDay({ opensAt, closesAt }: OfficeDayProps) {
  const isOpen = (hour: number) => hour >= opensAt && hour < closesAt;
  return (
    <svg aria-hidden viewBox="0 0 238 12" preserveAspectRatio="none" className="my-4 h-4 w-full">
      <path d={bars((hour) => !isOpen(hour))} className="fill-rule-2" />
      <path d={bars(isOpen)} className="fill-blue" />
    </svg>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

function bars(chosen: (hour: number) => boolean): string {
  return hours
    .filter(chosen)
    .map((hour) => `M${hour * 10} 0h8v12h-8z`)
    .join("");
}
