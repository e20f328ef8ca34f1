import { KeyCap } from "../keys/key-cap";

const shown = [
  [["j", "k"], "move"],
  [["Enter"], "open"],
  [["/"], "search"],
] as const;

/** The keys that work here, and what the bars mean. */
export function KeyLine({ keysOff }: { keysOff: boolean }) {
  return (
    <div className="label-text sticky bottom-0 z-20 flex min-h-9.5 flex-wrap items-center gap-x-4.5 border-t border-rule-2 bg-paper px-6 text-ink-3 max-md:hidden print:static">
      {!keysOff &&
        shown.map(([keys, does]) => (
          <span key={does} className="inline-flex items-center gap-1.25 noscript:hidden">
            {keys.map((key) => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
            {does}
          </span>
        ))}
      <a href="/desk/keys" className="inline-flex min-h-6 items-center gap-1.25 underline">
        {!keysOff && <KeyCap>?</KeyCap>}
        {keysOff ? "Single keys are off" : "all keys"}
      </a>
      <ul aria-label="What the bars mean" className="ml-auto flex flex-wrap gap-x-4.5">
        <Meaning className="fill-blue-text">Mine</Meaning>
        <Meaning className="fill-blue-2">A colleague’s</Meaning>
        <Meaning className="fill-[url(#hatch)] stroke-control">Nobody’s yet</Meaning>
        <Meaning className="fill-danger">Late</Meaning>
      </ul>
    </div>
  );
}

function Meaning({ className, children }: { className: string; children: string }) {
  return (
    <li className="inline-flex items-center gap-1.75">
      <svg aria-hidden width={20} height={7} className="overflow-visible">
        <rect width={20} height={7} className={className} />
      </svg>
      {children}
    </li>
  );
}
