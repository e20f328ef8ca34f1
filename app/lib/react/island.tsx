import { Component, type ComponentType, Fragment, type FragmentInstance, type ReactNode, StrictMode, useEffect, useRef } from "react";

import { ErrorPage } from "~/layout/error-page";

/**
 * Makes an island of a component: in strict mode, with the error page in its place if it breaks. It says by an event that it
 * answers, once its effects have run: until then integration/client-soon.ts keeps what a visitor does.
 */
export function island<Props extends object>(Part: ComponentType<Props>) {
  return function Island(props: Props) {
    const part = useRef<FragmentInstance>(null);
    useEffect(() => {
      part.current?.dispatchEvent(new Event("answers", { bubbles: true }));
    }, []);
    return (
      <StrictMode>
        <Fragment ref={part}>
          <ErrorBoundary>
            <Part {...props} />
          </ErrorBoundary>
        </Fragment>
      </StrictMode>
    );
  };
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
