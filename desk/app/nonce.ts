import { createContext } from "react";

/** Allows the inline scripts of this one answer. In the browser nobody asks any more. */
export const Nonce = createContext<string | undefined>(undefined);
