import { type ComponentProps, useId } from "react";

/** A box to tick, with its label beside it. */
export function Checkbox({ children, ...input }: Omit<ComponentProps<"input">, "type" | "id">) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input {...input} type="checkbox" id={id} className="size-6 shrink-0 cursor-pointer" />
      <label htmlFor={id} className="cursor-pointer">
        {children}
      </label>
    </div>
  );
}
