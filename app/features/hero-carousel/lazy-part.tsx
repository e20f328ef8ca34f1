import { Component, type ReactNode, Suspense } from "react";

interface LazyPartProps {
  children: ReactNode;
  /** Stands there if the part fails; nothing if left out. */
  fallback?: ReactNode;
}

/**
 * The place of a part that is loaded lazily: empty until it has arrived. If it cannot be loaded or breaks, the page
 * around it stays as it is; React writes the error to the console.
 */
export class LazyPart extends Component<LazyPartProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback = null } = this.props;
    return this.state.failed ? fallback : <Suspense>{children}</Suspense>;
  }
}
