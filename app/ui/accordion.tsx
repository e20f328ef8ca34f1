import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";

export interface AccordionItem {
  title: string;
  content: ReactNode;
}

/** A list of <details>. Several may be open at once: people compare answers. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className="border-t border-axis">
      {items.map((item) => (
        <details key={item.title} className="group border-b border-rule-2">
          <summary className="flex items-center justify-between gap-6 py-5.5 text-question">
            {item.title}
            <Plus
              aria-hidden
              size={20}
              className="shrink-0 text-ink-3 transition-transform duration-220 group-open:rotate-45 group-open:text-blue-text"
            />
          </summary>
          <div className="-mt-1 max-w-[62ch] pr-6 pb-6.5 text-ink-2">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
