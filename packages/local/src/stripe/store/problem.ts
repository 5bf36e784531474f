/** An error in Stripe's envelope. */
export class Problem extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;

  constructor(status: number, error: { readonly type: string; readonly message: string } & Readonly<Record<string, unknown>>) {
    super(error.message);
    this.name = "Problem";
    this.status = status;
    this.error = error;
  }
}

/** A parameter that is missing, unknown or wrong: 400. */
export const invalid = (message: string, details: { readonly param?: string; readonly code?: string } = {}): Problem =>
  new Problem(400, { type: "invalid_request_error", message, ...details });

/** @param param the parameter that names the object; "id" for the path, which is answered 404 */
export const missing = (kind: string, id: string, param = "id"): Problem =>
  new Problem(param === "id" ? 404 : 400, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  });

/** A card that does not pay: 402. */
export const declined = (message = "Your card was declined."): Problem =>
  new Problem(402, { type: "card_error", code: "card_declined", decline_code: "generic_decline", message });
