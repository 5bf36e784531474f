import type { BodyOf } from "@candor/contract";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { dashboardQuery } from "../queries/dashboard.ts";
import { rememberWaiting } from "./waiting.ts";

/** A plan to buy, or a visit to the customer portal. */
export type Errand = BodyOf<"POST /api/subscription/checkout"> | BodyOf<"POST /api/subscription/portal">;

export interface Stripe {
  readonly open: (errand: Errand) => void;
  /** The errand for which the browser is about to leave. */
  readonly going: Errand | undefined;
  /** The errand that failed last, with the reason. */
  readonly failed: { readonly errand: Errand; readonly error: unknown } | undefined;
}

/** Queries that show the subscription. */
const OF_SUBSCRIPTION = [["subscription"], ["session"], ["dashboard"], ["invoices"]];

/** Fetches everything again that shows the subscription. */
export const refetchSubscription = (): void => {
  for (const queryKey of OF_SUBSCRIPTION) void queryClient.invalidateQueries({ queryKey });
};

/** Opens a payment page, and remembers the number of waiting CVs, because they are read before the browser is back. */
async function buy(order: BodyOf<"POST /api/subscription/checkout">) {
  const waiting = queryClient.fetchQuery(dashboardQuery).then(
    ({ waitingCvs }) => waitingCvs,
    () => 0,
  );
  const page = await call("POST /api/subscription/checkout", { body: order });
  rememberWaiting(await waiting);
  return page;
}

/** Opens pages of the payment provider. An errand lasts until the browser has left, or until it comes back to this very page. */
export function useStripe(): Stripe {
  const [isLeaving, setLeaving] = useState(false);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (errand: Errand) => ("flow" in errand ? call("POST /api/subscription/portal", { body: errand }) : buy(errand)),
    onSuccess: ({ url }) => {
      setLeaving(true);
      location.assign(url);
    },
    // A refusal often means that the subscription has changed elsewhere.
    onError: refetchSubscription,
  });
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      refetchSubscription();
    };
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);
  const going = isPending || isLeaving ? variables : undefined;
  const failed = error && variables && !going ? { errand: variables, error } : undefined;
  return { open: (errand) => going === undefined && mutate(errand), going, failed };
}
