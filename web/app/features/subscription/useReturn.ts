import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { ApiError, call } from "../../api/client.ts";
import { refetchSubscription } from "../../recruiting/billing/useStripe.ts";
import { takeWaiting } from "../../recruiting/billing/waiting.ts";
import { type Subscription, subscriptionQuery } from "../../recruiting/queries/subscription.ts";

/** The return from a payment page: being confirmed, confirmed, refused, or not answered, so that it can be tried again. */
export type Return =
  | { readonly state: "confirming" }
  | { readonly state: "confirmed"; readonly subscription: Subscription; readonly waitingCvs: number }
  | { readonly state: "refused"; readonly message: string }
  | { readonly state: "unknown"; readonly tryAgain: () => void };

const isRefused = (error: unknown): error is ApiError => error instanceof ApiError && error.code === "checkout.notFound";

/**
 * Takes over the subscription of the payment session in the address. Once that is done the address loses the session; after a failure
 * it keeps it, so that a reload tries again.
 */
export function useReturn(): Return | undefined {
  const [search, setSearch] = useSearchParams();
  const session = search.get("session");
  const client = useQueryClient();
  const [waitingCvs, setWaitingCvs] = useState(0);
  const forget = () => {
    const { session: _, ...others } = Object.fromEntries(search);
    setSearch(others, { replace: true, preventScrollReset: true });
  };
  const taking = useMutation({
    mutationFn: (id: string) => call("POST /api/subscription/return", { body: { session: id } }),
    onSuccess: (subscription) => {
      setWaitingCvs(takeWaiting());
      client.setQueryData(subscriptionQuery.queryKey, subscription);
      refetchSubscription();
      forget();
    },
    onError: (error) => isRefused(error) && forget(),
  });
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (session === null || asked.current === session) return;
    asked.current = session;
    taking.mutate(session);
  }, [session, taking]);

  if (taking.data) return { state: "confirmed", subscription: taking.data, waitingCvs };
  if (isRefused(taking.error)) return { state: "refused", message: taking.error.message };
  if (session === null) return undefined;
  return taking.error ? { state: "unknown", tryAgain: () => taking.mutate(session) } : { state: "confirming" };
}
