/** A page that could not be fetched. The reason is for the log; the recruiter is asked to check the link. */
export class Unreadable extends Error {
  /** There is nothing under the address any more: no other way leads to it. */
  readonly isGone: boolean;

  constructor(reason: string, { isGone = false } = {}) {
    super(reason);
    this.name = "Unreadable";
    this.isGone = isGone;
  }
}
