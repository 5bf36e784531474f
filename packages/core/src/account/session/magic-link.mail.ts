import type { Locale } from "../account.info.ts";
import type { Provider } from "../identity.info.ts";
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

const CONNECT = {
  en: {
    subject: "Connect {name} to Candor",
    line: "Press the button in the browser in which you chose {name}. It proves that this address is yours; from then on {name} logs you in. The link works once, for 15 minutes.",
    button: "Connect {name} and log in",
    ignore: "If you did not choose {name}, ignore this mail and do not press the button.",
  },
  de: {
    subject: "{name} mit Candor verbinden",
    line: "Drücken Sie die Schaltfläche in dem Browser, in dem Sie {name} gewählt haben. Damit ist bestätigt, dass diese Adresse Ihnen gehört; danach melden Sie sich mit {name} an. Der Link gilt einmal, 15 Minuten lang.",
    button: "{name} verbinden und anmelden",
    ignore: "Wenn Sie {name} nicht gewählt haben, ignorieren Sie diese E-Mail und drücken Sie die Schaltfläche nicht.",
  },
  es: {
    subject: "Conecta {name} con Candor",
    line: "Pulsa el botón en el navegador en el que elegiste {name}. Así se confirma que esta dirección es tuya; a partir de entonces entrarás con {name}. El enlace sirve una vez, durante 15 minutos.",
    button: "Conectar {name} e iniciar sesión",
    ignore: "Si no has elegido {name}, ignora este correo y no pulses el botón.",
  },
  tr: {
    subject: "{name} hesabınızı Candor'a bağlayın",
    line: "Düğmeye, {name} ile girişi seçtiğiniz tarayıcıda basın. Böylece bu adresin size ait olduğu doğrulanır; sonrasında {name} ile giriş yaparsınız. Bağlantı bir kez, 15 dakika boyunca geçerlidir.",
    button: "{name} hesabını bağla ve giriş yap",
    ignore: "{name} ile girişi siz seçmediyseniz bu e-postayı dikkate almayın ve düğmeye basmayın.",
  },
} as const;

const NAMES = { google: "Google", azure: "Microsoft" } as const;

/** Returns the mail whose link proves an address that Google or Microsoft has not proved. */
export function connectMail(locale: Locale, { url, provider }: { url: string; provider: Provider }) {
  const named = (text: string) => text.replaceAll("{name}", NAMES[provider]);
  const { subject, line, button, ignore } = CONNECT[locale];
  return {
    subject: named(subject),
    ...letter({ locale, lines: [named(line)], button: { label: named(button), url }, closing: named(ignore) }),
  };
}

/** Returns subject, text and HTML of the mail with a sign-in link. */
export function magicLinkMail(locale: Locale, { url, isNew }: { url: string; isNew: boolean }) {
  const { subject, welcome, line, button, ignore } = TEXTS[locale];
  return {
    subject,
    ...letter({ locale, lines: isNew ? [welcome, line] : [line], button: { label: button, url }, closing: ignore }),
  };
}
