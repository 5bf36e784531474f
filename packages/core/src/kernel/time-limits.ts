/**
 * Time limits of an AWS client, for its options: a call that is not answered within them fails and is repeated. Without them a service
 * that hangs would keep a function until its own time-out, and a queue would deliver the message much later.
 */
export const within = (requestTimeout: number) => ({
  requestHandler: { connectionTimeout: 2000, requestTimeout, socketTimeout: requestTimeout, throwOnRequestTimeout: true },
});

/** Most time until a service begins to answer, in ms. */
export const CALL_LIMIT_MS = 6000;
/** A sign-in waits for three triggers of up to five seconds. */
export const SIGN_IN_LIMIT_MS = 18_000;
