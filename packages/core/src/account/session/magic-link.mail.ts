import type { Locale } from "../account.info.ts";
import { letter } from "../../kernel/mail/letter.ts";

const TEXTS = {
  en: {
    subject: "Your link to Candor",
    welcome: "Welcome to Candor.",
    line: "Press the button to log in. The link works once, for 15 minutes.",
    button: "Log in to Candor",
    ignore: "If you did not ask for this, ignore this mail. Nobody gets in without the link.",
  },
  de: {
    subject: "Ihr Link zu Candor",
    welcome: "Willkommen bei Candor.",
    line: "Drücken Sie die Schaltfläche, um sich anzumelden. Der Link gilt einmal, 15 Minuten lang.",
    button: "Bei Candor anmelden",
    ignore: "Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Ohne den Link kommt niemand hinein.",
  },
  es: {
    subject: "Tu enlace a Candor",
    welcome: "Te damos la bienvenida a Candor.",
    line: "Pulsa el botón para iniciar sesión. El enlace sirve una vez, durante 15 minutos.",
    button: "Iniciar sesión en Candor",
    ignore: "Si no lo has pedido, ignora este correo. Sin el enlace nadie puede entrar.",
  },
  tr: {
    subject: "Candor bağlantınız",
    welcome: "Candor'a hoş geldiniz.",
    line: "Giriş yapmak için düğmeye basın. Bağlantı bir kez, 15 dakika boyunca geçerlidir.",
    button: "Candor'a giriş yap",
    ignore: "Bunu siz istemediyseniz bu e-postayı dikkate almayın. Bağlantı olmadan kimse giremez.",
  },
} as const;

/** Returns subject, text and HTML of the mail with a sign-in link. */
export function magicLinkMail(locale: Locale, { url, isNew }: { url: string; isNew: boolean }) {
  const { subject, welcome, line, button, ignore } = TEXTS[locale];
  return {
    subject,
    ...letter({ locale, lines: isNew ? [welcome, line] : [line], button: { label: button, url }, closing: ignore }),
  };
}
