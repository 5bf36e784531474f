import { letter } from "../../kernel/mail/letter.ts";
import type { Locale } from "../account.info.ts";
import type { Provider } from "../identity.info.ts";

const TEXTS = {
  en: {
    subject: "{name} was added to your Candor account",
    line: "From now on {name} ({address}) also logs in to your account.",
    button: "See the ways in",
    closing: "If that was not you, remove {name} there and log out everywhere.",
  },
  de: {
    subject: "{name} wurde Ihrem Candor-Konto hinzugefügt",
    line: "Ab jetzt können Sie sich auch mit {name} ({address}) in Ihrem Konto anmelden.",
    button: "Anmeldewege ansehen",
    closing: "Wenn Sie das nicht waren, entfernen Sie {name} dort und melden Sie sich überall ab.",
  },
  es: {
    subject: "{name} se ha añadido a tu cuenta de Candor",
    line: "Desde ahora también puedes entrar en tu cuenta con {name} ({address}).",
    button: "Ver las formas de acceso",
    closing: "Si no has sido tú, quita {name} allí y cierra la sesión en todas partes.",
  },
  tr: {
    subject: "{name}, Candor hesabınıza eklendi",
    line: "Bundan sonra hesabınıza {name} ({address}) ile de giriş yapılabilir.",
    button: "Giriş yöntemlerini gör",
    closing: "Bunu siz yapmadıysanız oradan {name} girişini kaldırın ve tüm oturumları kapatın.",
  },
} as const;

const NAMES = { google: "Google", azure: "Microsoft" } as const;

interface Added {
  readonly provider: Provider;
  readonly address: string | undefined;
  readonly site: string;
}

/** Returns the mail that tells an owner of a new way into their account, in case it was somebody else at their desk. */
export function wayAddedMail(locale: Locale, { provider, address, site }: Added) {
  const name = NAMES[provider];
  const filled = (text: string) => text.replaceAll("{name}", name).replaceAll("{address}", address ?? name);
  const { subject, line, button, closing } = TEXTS[locale];
  const url = `${site}${locale === "en" ? "" : `/${locale}`}/dashboard/account`;
  return {
    subject: filled(subject),
    ...letter({ locale, lines: [filled(line)], button: { label: filled(button), url }, closing: filled(closing) }),
  };
}
