import ChevronDown from "lucide-react/icons/chevron-down";
import CircleAlert from "lucide-react/icons/circle-alert";
import { type ComponentProps, type ReactNode, useId } from "react";

import { cx } from "~/lib/react/cx";

interface FieldFrame {
  label: string;
  /** Shown under the field with a warning icon; also marks the field as invalid. */
  error?: string | undefined;
  /** Shown between the label and the field. */
  hint?: string | undefined;
}

export interface TextFieldProps extends FieldFrame, ComponentProps<"input"> {
  /** A small button that stands in the field, at its end. */
  action?: ReactNode;
}

export function TextField({ label, error, hint, action, className, ...input }: TextFieldProps) {
  const field = useField({ error, hint, id: input.id });
  return (
    <Frame label={label} error={error} hint={hint} field={field} className={className}>
      <div className="relative grid">
        <input
          type="text"
          {...input}
          {...field.control}
          className={cx(box(error), "h-13", action !== undefined && "pr-13")}
        />
        {action !== undefined && <div className="absolute inset-y-0 right-1 grid items-center">{action}</div>}
      </div>
    </Frame>
  );
}

export function TextArea({
  label,
  error,
  hint,
  className,
  ...input
}: FieldFrame & ComponentProps<"textarea">) {
  const field = useField({ error, hint, id: input.id });
  return (
    <Frame label={label} error={error} hint={hint} field={field} className={className}>
      <textarea {...input} {...field.control} className={cx(box(error), "py-3")} />
    </Frame>
  );
}

export function SelectField({
  label,
  error,
  hint,
  className,
  ...input
}: FieldFrame & ComponentProps<"select">) {
  const field = useField({ error, hint, id: input.id });
  return (
    <Frame label={label} error={error} hint={hint} field={field} className={className}>
      <div className="relative grid items-center">
        <select {...input} {...field.control} className={cx(box(error), "h-13 appearance-none pr-11")} />
        {/* Browsers set their own arrow against the border, however wide the padding is. */}
        <ChevronDown aria-hidden size={18} className="pointer-events-none absolute right-3.5 text-ink-2" />
      </div>
    </Frame>
  );
}

function useField({
  error,
  hint,
  id,
}: {
  error: string | undefined;
  hint: string | undefined;
  id: string | undefined;
}) {
  const made = useId();
  const own = id ?? made;
  const ids = { own, error: `${own}-error`, hint: `${own}-hint` };
  const describedBy = cx(hint && ids.hint, error && ids.error) || undefined;
  return {
    ids,
    control: { id: own, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy } as const,
  };
}

interface FrameProps extends FieldFrame {
  field: ReturnType<typeof useField>;
  className: string | undefined;
  children: ReactNode;
}

function Frame({ label, error, hint, field, className, children }: FrameProps) {
  return (
    // Beside a field with an error the row is taller: label and field stay at its top.
    <div className={cx("grid content-start gap-2", className)}>
      <label htmlFor={field.ids.own} className="font-strong tracking-control">
        {label}
      </label>
      {hint && (
        <p id={field.ids.hint} className="text-small text-ink-2">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={field.ids.error} className="flex items-center gap-2 text-small font-medium text-danger">
          <CircleAlert aria-hidden size={17} className="shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

function box(error: string | undefined) {
  return cx(
    "w-full min-w-0 rounded-control border px-3.5 text-ink placeholder:text-ink-3",
    error ? "border-danger bg-danger-tint" : "border-control bg-surface hover:border-ink",
  );
}
