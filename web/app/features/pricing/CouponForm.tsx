import type { AnswerOf } from "@candor/contract";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { toast } from "../../../ui/Toaster.tsx";
import { ApiError, call } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { isSubscribed } from "../../recruiting/billing/standing.ts";
import { useSession } from "../../session/session.ts";

type Grant = AnswerOf<"POST /api/coupons/validate">;

/** Form for a coupon: shows its benefits before it is applied. */
export function CouponForm() {
  const { t } = useTranslation("plans");
  const problemOf = useProblem();
  const { plan } = useSession().account;
  const [code, setCode] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const offered = useRef<HTMLDivElement>(null);
  const check = useMutation({
    mutationFn: () => call("POST /api/coupons/validate", { body: { code } }),
    onError: () => field.current?.focus(),
  });
  const grant = check.data;
  useEffect(() => {
    if (grant) offered.current?.focus();
  }, [grant]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check.isPending) check.mutate();
  };
  const begin = (text: string) => {
    setCode(text);
    check.reset();
  };
  return (
    <section id="coupon" aria-labelledby="coupon-title" className="min-w-0 scroll-mt-6">
      <h2 id="coupon-title" className="text-section font-semibold">
        {t(($) => $.coupon.title)}
      </h2>
      <form noValidate onSubmit={submit} className="mt-3 flex items-start gap-2">
        <TextField
          ref={field}
          size="lg"
          className="min-w-0 flex-1"
          label={t(($) => $.coupon.label)}
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          value={code}
          onChange={(event) => begin(event.target.value)}
          error={check.error ? problemOf(check.error) : undefined}
          help={
            plan.name === "beta"
              ? t(($) => $.coupon.unlimited)
              : isSubscribed({ ...plan, plan: plan.name })
                ? t(($) => $.coupon.beside)
                : t(($) => $.coupon.help)
          }
        />
        <Button type="submit" size="lg" className="mt-6" busy={check.isPending && t(($) => $.coupon.checking)}>
          {t(($) => $.coupon.check)}
        </Button>
      </form>
      {grant && (
        <div ref={offered} tabIndex={-1} className="mt-3 rounded-card border border-line-strong p-4 outline-none">
          <Offered
            grant={grant}
            onDone={() => {
              begin("");
              field.current?.focus();
            }}
          />
        </div>
      )}
    </section>
  );
}

/** The benefits of the coupon, and the button that applies it. */
function Offered({ grant, onDone }: { grant: Grant; onDone: () => void }) {
  const { t } = useTranslation("plans");
  const formats = useFormats();
  const problemOf = useProblem();
  // The same key for every try: an answer that was lost is given again.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const apply = useMutation({
    mutationFn: () => call("POST /api/coupons/redeem", { body: { code: grant.code }, idempotencyKey }),
    onSuccess: ({ renewsAt }) => {
      for (const queryKey of [["session"], ["subscription"], ["dashboard"]]) void queryClient.invalidateQueries({ queryKey });
      toast.success(
        t(($) => $.coupon.applied),
        {
          description:
            renewsAt === null
              ? t(($) => $.coupon.appliedBeta)
              : t(($) => $.coupon.appliedDays, { date: formats.longDate(renewsAt) }),
        },
      );
      onDone();
    },
  });
  const { code, trialDays, renewsAt } = grant;
  return (
    <>
      <p className="text-body font-semibold break-words">
        {renewsAt === null
          ? t(($) => $.coupon.beta, { code })
          : t(($) => $.coupon.days, { code, count: trialDays ?? 0, number: formats.number(trialDays ?? 0) })}
      </p>
      <p className="mt-0.5 text-control text-ink-2">
        {renewsAt === null ? t(($) => $.coupon.betaMore) : t(($) => $.coupon.until, { date: formats.longDate(renewsAt) })}
      </p>
      {apply.error && (
        <p role="alert" className="mt-2 text-control text-bad">
          {problemOf(apply.error)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" busy={apply.isPending && t(($) => $.coupon.applying)} onClick={() => apply.mutate()}>
          {t(($) => $.coupon.apply)}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t(($) => $.coupon.leave)}
        </Button>
      </div>
    </>
  );
}

/** The server's sentence about a coupon, or a general one for other errors. */
function useProblem(): (error: unknown) => string {
  const { t } = useTranslation("plans");
  return (error) =>
    error instanceof ApiError && error.status >= 400 && error.code !== "server" && error.message
      ? error.message
      : t(($) => $.coupon.failed);
}
