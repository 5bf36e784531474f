import { Component, type ReactNode } from "react";
import { isMissingPart } from "../../version.ts";
import { Failed, MissingPart } from "./ErrorPages.tsx";

/** Shows an error in place of pages that are without a router. */
export class Boundary extends Component<{ children: ReactNode }, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return isMissingPart(failure.error) ? <MissingPart /> : <Failed />;
  }
}
