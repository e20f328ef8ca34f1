import { useHydrated } from "~/lib/react/use-hydrated";

export interface SecurityQuestion {
  first: number;
  second: number;
}

let question: SecurityQuestion | undefined;

/**
 * Two numbers from 1 to 10, drawn once for each page load: the question stays the same after "Send Another
 * Message", as the specification has it. Undefined in prerendered HTML, which is the same for everybody.
 */
export function useSecurityQuestion(): SecurityQuestion | undefined {
  const hydrated = useHydrated();
  if (!hydrated) return undefined;
  question ??= { first: oneToTen(), second: oneToTen() };
  return question;
}

function oneToTen(): number {
  return 1 + Math.floor(Math.random() * 10);
}
