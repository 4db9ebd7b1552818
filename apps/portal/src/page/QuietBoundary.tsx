import { Component, type ReactNode } from 'react';

interface QuietBoundaryProps {
  children: ReactNode;
  /** Stands in the place of the piece. @default nothing */
  fallback?: ReactNode;
}

/** Leaves out a piece that throws, so that the page around it, and what is typed there, stays. Code that does not come throws only out of `lazy`. */
export class QuietBoundary extends Component<QuietBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children;
  }
}
