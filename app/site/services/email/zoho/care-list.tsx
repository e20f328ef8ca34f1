import { SideNote } from "~/ui/side-note";

export interface CareListProps {
  items: readonly { title: string; description: string; delivers: string }[];
}

/** What is done, and on the right what you get from it. */
export function CareList({ items }: CareListProps) {
  return (
    <ol className="border-t border-axis">
      {items.map(({ title, description, delivers }) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-3 border-b border-rule py-6 sm:grid-cols-[7fr_4fr] sm:items-baseline"
        >
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1.5 text-ink-2">{description}</p>
          </div>
          <SideNote label="You get" className="border-email text-small">
            {delivers}
          </SideNote>
        </li>
      ))}
    </ol>
  );
}
