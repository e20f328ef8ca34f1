import {
  Component,
  type ComponentType,
  Fragment,
  type FragmentInstance,
  type ReactNode,
  type RefObject,
  StrictMode,
  useEffect,
  useRef,
} from "react";

import { ErrorNotice } from "~/layout/error-notice";
import { useHydrated } from "./use-hydrated";

/** Makes an island of a component: in strict mode, with the notice of an error in its place if it breaks. */
export function island<Props extends object>(Part: ComponentType<Props>) {
  return function Island(props: Props) {
    const whole = useRef<FragmentInstance>(null);
    return (
      <StrictMode>
        <Fragment ref={whole}>
          <ErrorBoundary>
            <Part {...props} />
          </ErrorBoundary>
          <Answers whole={whole} />
        </Fragment>
      </StrictMode>
    );
  };
}

/**
 * Says by an event that the island answers, once what only the browser knows is drawn and the effects have run: until then
 * integration/client-soon.ts keeps what a visitor does.
 */
function Answers({ whole }: { whole: RefObject<FragmentInstance | null> }) {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) whole.current?.dispatchEvent(new Event("answers", { bubbles: true }));
  }, [hydrated, whole]);
  return null;
}

/** React writes the error to the console, where an engineer looks first; nothing is reported to a server. */
class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <ErrorNotice heading="h2" /> : this.props.children;
  }
}
