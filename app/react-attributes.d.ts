import "react";

/** Invoker commands, which React passes through but its types do not know yet. */
declare module "react" {
  // The type parameter has to be there to merge with React's own interface.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
}
