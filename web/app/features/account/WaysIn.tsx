import { useQuery } from "@tanstack/react-query";
import { Check, Mail, Plus, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Button, buttonClass } from "../../../ui/Button.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { QueryState } from "../../api/QueryState.tsx";
import { config } from "../../config.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { MARKS, nameOf, PROVIDERS, type ProviderName } from "../../session/providers.tsx";
import { Part } from "../../../ui/Part.tsx";
import { Row, Rows } from "./Rows.tsx";
import { type Identity, waysQuery } from "./queries.ts";
import { RowsLoading } from "./Sessions.tsx";
import { useWhen } from "./useWhen.ts";

const RemovalQuestion = lazy(() => import("./RemovalQuestion.tsx"));

/** The ways into the account: the mailed link, and the providers of this stage. */
export function WaysIn() {
  const { t } = useTranslation("account");
  const when = useWhen();
  const ways = useQuery(waysQuery);
  const [removed, setRemoved] = useState<Identity>();
  const link = ways.data?.link;
  const identities = ways.data?.items ?? [];
  const absent = PROVIDERS.filter((name) => identities.every(({ provider }) => provider !== name));
  return (
    <Part title={t(($) => $.ways.title)} lead={t(($) => $.ways.lead)}>
      <Outcome />
      {link ? (
        <Rows>
          <Row
            icon={<Mail aria-hidden />}
            title={t(($) => $.ways.link)}
            line={
              link.usedAt
                ? t(($) => $.ways.linkUsed, { email: link.email, when: when(link.usedAt) })
                : t(($) => $.ways.linkUnused, { email: link.email })
            }
            end={<span className="text-control text-ink-2">{t(($) => $.ways.always)}</span>}
          />
          {identities.map((identity) => (
            <Connected key={identity.id} identity={identity} onRemove={() => setRemoved(identity)} />
          ))}
          {absent.map((provider) => (
            <Absent key={provider} provider={provider} />
          ))}
        </Rows>
      ) : (
        <QueryState query={ways} loading={<RowsLoading />} failed={t(($) => $.ways.failed)} inline />
      )}
      {removed && <RemovalQuestion identity={removed} onClose={() => setRemoved(undefined)} />}
    </Part>
  );
}

/** Says how a visit to a provider ended; the address of the page tells. */
function Outcome() {
  const { t } = useTranslation("account");
  const [search] = useSearchParams();
  const [added, refused] = [search.get("added"), search.get("refused")];
  if (!added && !refused) return null;
  const provider = nameOf(added ?? search.get("with"));
  const sentence = () => {
    if (added) return t(($) => $.ways.added, { provider });
    switch (refused) {
      case "identity.declined":
        return t(($) => $.refused.declined, { provider });
      case "identity.taken":
        return t(($) => $.refused.taken, { provider });
      case "rate.limited":
        return t(($) => $.refused.limited);
      case "origin.refused":
        return t(($) => $.refused.elsewhere);
      default:
        return t(($) => $.refused.other, { provider });
    }
  };
  return (
    <p
      role={added ? "status" : "alert"}
      className="mb-3 flex items-start gap-2.5 rounded-card border border-line-strong px-4 py-3 text-control [&>svg]:mt-px [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:stroke-[1.75]"
    >
      {added ? <Check aria-hidden className="text-good" /> : <TriangleAlert aria-hidden className="text-bad" />}
      {sentence()}
    </p>
  );
}

function Connected({ identity, onRemove }: { identity: Identity; onRemove: () => void }) {
  const { t } = useTranslation("account");
  const when = useWhen();
  const { provider, email, createdAt, usedAt } = identity;
  const name = nameOf(provider);
  return (
    <Row
      icon={MARKS[provider]}
      title={name}
      line={t(($) => $.ways.used, { email, since: when(createdAt), when: when(usedAt) })}
      end={
        <Button size="sm" aria-label={t(($) => $.ways.removeLabel, { provider: name, email })} onClick={onRemove}>
          {t(($) => $.ways.remove)}
        </Button>
      }
    />
  );
}

function Absent({ provider }: { provider: ProviderName }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const name = nameOf(provider);
  const query = new URLSearchParams({ add: "1", locale });
  return (
    <Row
      icon={MARKS[provider]}
      title={name}
      line={t(($) => $.ways.absent, { provider: name })}
      end={
        // A link and not a form, whose policy would cover the redirects that follow.
        <a
          href={`${config.apiUrl ?? ""}/api/auth/${provider}?${query.toString()}`}
          aria-label={t(($) => $.ways.addLabel, { provider: name })}
          className={buttonClass({ size: "sm" })}
        >
          <Plus aria-hidden />
          {t(($) => $.ways.add)}
        </a>
      }
    />
  );
}
