/** The range in large; what comes on top of it stands beside it. */
export function Salary({ salary }: { salary: string }) {
  const [range, ...rest] = salary.split(" ");
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
      <span className="text-[2.25rem] leading-none font-strong tracking-[-0.045em]">{range}</span>{" "}
      <span className="text-small text-ink-2">{[...rest, "per year"].join(" ")}</span>
    </p>
  );
}
