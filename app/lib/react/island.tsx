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

import { ErrorPage } from "~/layout/error-page";
import { useHydrated } from "./use-hydrated";

/** Makes an island of a component: in strict mode, with the error page in its place if it breaks. */
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

class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return "error" in this.state ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}
