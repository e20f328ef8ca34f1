import type { ReactNode } from "react";

interface DropdownProps {
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

/** What a phone's bar has no room for, over the whole width under it. Only one is open at a time. */
export function Dropdown({ label, icon, children }: DropdownProps) {
  return (
    <details name="inbox-bar" data-dropdown>
      <summary
        aria-label={label}
        className="grid size-10.5 cursor-pointer place-items-center rounded-control border border-rule-2"
      >
        {icon}
      </summary>
      <div className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-rule-2 bg-paper p-4 raised">
        {children}
      </div>
    </details>
  );
}
