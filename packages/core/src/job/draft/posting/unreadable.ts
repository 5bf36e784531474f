/** A page that could not be fetched. The reason is for the log only; the recruiter is told to check the link. */
export class Unreadable extends Error {
  /** The posting no longer exists, so other sources are not tried. */
  readonly isGone: boolean;

  constructor(reason: string, { isGone = false } = {}) {
    super(reason);
    this.name = "Unreadable";
    this.isGone = isGone;
  }
}
