import { DIGEST_HOUR_UTC } from "@candor/core/kernel/limits";
import { Switch } from "../../../ui/Switch.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSession } from "../../session/session.ts";
import { useDigestSwitch } from "../../session/useDigestSwitch.ts";
import { Part } from "../../../ui/Part.tsx";

/** The time of today's mail. */
function timeOfMail(): string {
  const at = new Date();
  at.setUTCHours(DIGEST_HOUR_UTC, 0, 0, 0);
  return at.toISOString();
}

/** The switch of the daily mail, with its time as the clock here shows it. */
export function DailyMail() {
  const { t } = useTranslation("account");
  const formats = useFormats();
  const { account } = useSession();
  const switchDigest = useDigestSwitch();
  return (
    <Part title={t(($) => $.digest.title)} lead={t(($) => $.digest.lead)}>
      <Switch
        label={t(($) => $.digest.switch, { time: formats.time(timeOfMail()) })}
        line={t(($) => $.digest.line)}
        checked={account.digest}
        onChange={switchDigest}
      />
    </Part>
  );
}
