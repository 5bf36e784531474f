import type { Language } from "../../text/language.ts";

export type ResponseTone = "formal" | "plain" | "warm";

export const RESPONSE_KINDS = [
  "received",
  "invitation",
  "rejection",
  "rejectionAfterInterview",
  "offer",
  "keepInTouch",
  "question",
] as const;
export type ResponseKind = (typeof RESPONSE_KINDS)[number];

/** Typed words of a response; empty where nothing was typed. */
export interface ResponseParts {
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly reason: string;
  readonly date: string;
  readonly time: string;
  readonly place: string;
  readonly question: string;
  readonly deadline: string;
  readonly months: number;
}

export interface ResponseWords {
  readonly greet: (name: string, tone: ResponseTone) => string;
  readonly regards: (tone: ResponseTone) => string;
  readonly subject: Readonly<Record<ResponseKind, (parts: ResponseParts) => string>>;
  readonly body: Readonly<Record<ResponseKind, (parts: ResponseParts, tone: ResponseTone) => readonly string[]>>;
  readonly checks: {
    readonly reason: string;
    readonly noReason: string;
    readonly noPromise: string;
    readonly deletes: string;
    readonly vague: string;
  };
}

const some = (words: string, around: (words: string) => string): string => (words === "" ? "" : around(words));

const EN: ResponseWords = {
  greet: (name, tone) =>
    tone === "warm" ? `Hello${some(name, (one) => ` ${one}`)},` : name ? `Dear ${name},` : "Dear applicant,",
  regards: (tone) => (tone === "warm" ? "Best wishes" : "Kind regards"),
  subject: {
    received: ({ role }) => `We have received your application: ${role}`,
    invitation: ({ role }) => `Invitation to an interview: ${role}`,
    rejection: ({ role }) => `Your application: ${role}`,
    rejectionAfterInterview: ({ role }) => `Your application: ${role}`,
    offer: ({ role }) => `Our offer: ${role}`,
    keepInTouch: ({ role }) => `Staying in touch: ${role}`,
    question: ({ role }) => `A question about your application: ${role}`,
  },
  body: {
    received: ({ role, date, months }, tone) => [
      `Thank you for your application for the position of ${role}. It has reached us.`,
      some(date, (one) => `We are reading all applications now and will answer by ${one}.`) ||
        "We are reading all applications now.",
      deleteEn(months, tone),
    ],
    invitation: ({ role, date, time, place }, tone) => [
      `Thank you for your application for the position of ${role}. We would like to get to know you and invite you to an interview.`,
      whenEn(date, time, place),
      tone === "warm"
        ? "If another time suits you better, or if you need anything for the day (access, aids, an interpreter), just reply."
        : "If you need another time, or anything for the day (access, aids, an interpreter), please reply to this e-mail.",
    ],
    rejection: ({ role, reason, months }, tone) => [
      `Thank you for applying for the position of ${role}${tone === "warm" ? " and for the time you put into it" : ""}. We have chosen other applicants for the interviews.`,
      some(reason, (one) => `What decided it: ${one}. Our decision rests on this criterion.`),
      deleteEn(months, tone),
      "We wish you every success in your search.",
    ],
    rejectionAfterInterview: ({ role, reason, date, months }, tone) => [
      `Thank you for the interview${some(date, (one) => ` on ${one}`)} for the position of ${role}${tone === "formal" ? "." : " and for your time."} We have decided in favour of another person.`,
      some(reason, (one) => `What decided it: ${one}. Our decision rests on this criterion.`),
      deleteEn(months, tone),
      "We wish you every success in your further work.",
    ],
    offer: ({ role, date, deadline }, tone) => [
      `${tone === "warm" ? "Good news: we" : "We"} would like to offer you the position of ${role}.`,
      [
        some(date, (one) => `The start would be ${one}.`),
        some(deadline, (one) => `Please let us know by ${one} whether you accept.`),
      ]
        .filter(Boolean)
        .join(" "),
      "The terms stand in the contract alone, which we send you separately. If you have questions about it, please reply to this e-mail.",
    ],
    keepInTouch: ({ role, months }, tone) => [
      `Thank you for applying for the position of ${role}. For this position we have decided in favour of another person.`,
      `With your consent we would keep your documents ${months > 0 ? `for ${monthsEn(months)} ` : ""}and write to you when a suitable position opens. Please reply “yes” if you agree; you can withdraw at any time. Without an answer we delete them.`,
      tone === "formal" ? "" : "Either way: thank you for your interest.",
    ],
    question: ({ role, question, deadline }, tone) => [
      `Thank you for your application for the position of ${role}. One point is still open:`,
      question,
      `${some(deadline, (one) => `An answer by ${one} helps us.`) || "A short answer to this e-mail is enough."}${tone === "warm" ? " Thank you." : ""}`,
    ],
  },
  checks: {
    reason: "Your reason as you wrote it, highlighted.",
    noReason: "No reason is named.",
    noPromise: "No promise such as “we will call you back”.",
    deletes: "Says when the documents are deleted.",
    vague: "Nobody can check this reason. Name what the job asked for.",
  },
};

const monthsEn = (months: number): string => (months === 1 ? "one month" : `${months} months`);
function deleteEn(months: number, tone: ResponseTone): string {
  if (months <= 0) return "";
  return tone === "formal"
    ? `Your documents will be deleted ${monthsEn(months)} after the end of this procedure. If you would like this to happen earlier, a reply to this e-mail is enough.`
    : `We delete your documents ${monthsEn(months)} after the end of this procedure, or earlier if you tell us.`;
}
function whenEn(date: string, time: string, place: string): string {
  if (!date && !time && !place) return "Please send us two or three times that suit you.";
  const when = [some(date, (one) => ` on ${one}`), some(time, (one) => ` at ${one}`)].join("");
  return `The interview takes place${when}${some(place, (one) => `: ${one}`)}.`;
}

const du = (tone: ResponseTone): boolean => tone === "warm";

const DE: ResponseWords = {
  greet: (name, tone) => `${du(tone) ? "Hallo" : "Guten Tag"}${some(name, (one) => ` ${one}`)},`,
  regards: (tone) => (tone === "formal" ? "Mit freundlichen Grüßen" : tone === "plain" ? "Freundliche Grüße" : "Herzliche Grüße"),
  subject: {
    received: ({ role }) => `Eingang der Bewerbung: ${role}`,
    invitation: ({ role }) => `Einladung zum Gespräch: ${role}`,
    rejection: ({ role }) => `Bewerbung als ${role}`,
    rejectionAfterInterview: ({ role }) => `Bewerbung als ${role}`,
    offer: ({ role }) => `Unser Angebot: ${role}`,
    keepInTouch: ({ role }) => `In Kontakt bleiben: ${role}`,
    question: ({ role }) => `Rückfrage zur Bewerbung: ${role}`,
  },
  body: {
    received: ({ role, date, months }, tone) => [
      `vielen Dank für ${du(tone) ? "deine" : "Ihre"} Bewerbung auf die Stelle „${role}“. Sie ist bei uns eingegangen.`,
      some(date, (one) => `Wir lesen jetzt alle Bewerbungen und antworten bis zum ${one}.`) ||
        "Wir lesen jetzt alle Bewerbungen.",
      deleteDe(months, tone),
    ],
    invitation: ({ role, date, time, place }, tone) => [
      `vielen Dank für ${du(tone) ? "deine" : "Ihre"} Bewerbung auf die Stelle „${role}“. Wir möchten ${du(tone) ? "dich" : "Sie"} gern kennenlernen und laden zum Gespräch ein.`,
      whenDe(date, time, place, tone),
      `Passt der Termin nicht oder wird für den Tag etwas gebraucht (Zugang, Hilfsmittel, Dolmetschen), genügt eine Antwort auf diese E-Mail.`,
    ],
    rejection: ({ role, reason, months }, tone) => [
      `vielen Dank für ${du(tone) ? "deine" : "Ihre"} Bewerbung auf die Stelle „${role}“${tone === "formal" ? "" : " und die Zeit dafür"}. Zu den Gesprächen haben wir andere Bewerberinnen und Bewerber eingeladen.`,
      some(reason, (one) => `Ausschlaggebend war: ${one}. Auf diesem Kriterium beruht unsere Entscheidung.`),
      deleteDe(months, tone),
      `Für die weitere Suche wünschen wir ${du(tone) ? "dir" : "Ihnen"} viel Erfolg.`,
    ],
    rejectionAfterInterview: ({ role, reason, date, months }, tone) => [
      `vielen Dank für das Gespräch${some(date, (one) => ` am ${one}`)} zur Stelle „${role}“${tone === "formal" ? "" : ` und für ${du(tone) ? "deine" : "Ihre"} Zeit`}. Wir haben uns für eine andere Person entschieden.`,
      some(reason, (one) => `Ausschlaggebend war: ${one}. Auf diesem Kriterium beruht unsere Entscheidung.`),
      deleteDe(months, tone),
      `Für ${du(tone) ? "deinen" : "Ihren"} weiteren Weg wünschen wir ${du(tone) ? "dir" : "Ihnen"} alles Gute.`,
    ],
    offer: ({ role, date, deadline }, tone) => [
      `${tone === "warm" ? "gute Nachricht: Wir" : "wir"} möchten ${du(tone) ? "dir" : "Ihnen"} die Stelle „${role}“ anbieten.`,
      [
        some(date, (one) => `Beginn wäre der ${one}.`),
        some(deadline, (one) => `Bitte ${du(tone) ? "gib" : "geben Sie"} uns bis zum ${one} Bescheid.`),
      ]
        .filter(Boolean)
        .join(" "),
      "Es gilt allein der Vertrag, den wir gesondert schicken. Bei Fragen dazu genügt eine Antwort auf diese E-Mail.",
    ],
    keepInTouch: ({ role, months }, tone) => [
      `vielen Dank für ${du(tone) ? "deine" : "Ihre"} Bewerbung auf die Stelle „${role}“. Diese Stelle haben wir mit einer anderen Person besetzt.`,
      `Mit ${du(tone) ? "deiner" : "Ihrer"} Einwilligung bewahren wir die Unterlagen ${months > 0 ? `${monthsDe(months)} ` : ""}auf und schreiben, wenn eine passende Stelle frei wird. Ein „Ja“ als Antwort genügt; ein Widerruf ist jederzeit möglich. Ohne Antwort löschen wir die Unterlagen.`,
      tone === "formal" ? "" : `So oder so: Danke für ${du(tone) ? "dein" : "Ihr"} Interesse.`,
    ],
    question: ({ role, question, deadline }, tone) => [
      `vielen Dank für ${du(tone) ? "deine" : "Ihre"} Bewerbung auf die Stelle „${role}“. Ein Punkt ist noch offen:`,
      question,
      some(deadline, (one) => `Eine Antwort bis zum ${one} hilft uns.`) || "Eine kurze Antwort auf diese E-Mail genügt.",
    ],
  },
  checks: {
    reason: "Der Grund, wie Sie ihn geschrieben haben, gelb markiert.",
    noReason: "Ein Grund wird nicht genannt.",
    noPromise: "Kein Versprechen wie „Wir melden uns wieder“.",
    deletes: "Sagt, wann die Unterlagen gelöscht werden.",
    vague: "Diesen Grund kann niemand prüfen. Nennen Sie, was die Stelle verlangt hat.",
  },
};

function monthsDe(months: number): string {
  return months === 1 ? "einen Monat" : `${months} Monate`;
}
function deleteDe(months: number, tone: ResponseTone): string {
  if (months <= 0) return "";
  const span = months === 1 ? "einen Monat" : `${months} Monate`;
  return `Die Bewerbungsunterlagen löschen wir ${span} nach Abschluss des Verfahrens. ${du(tone) ? "Soll es früher sein, schreib uns einfach." : "Wünschen Sie es früher, genügt eine Antwort auf diese E-Mail."}`;
}
function whenDe(date: string, time: string, place: string, tone: ResponseTone): string {
  if (!date && !time && !place)
    return `Bitte ${du(tone) ? "nenne" : "nennen Sie"} uns zwei oder drei Termine, die ${du(tone) ? "dir" : "Ihnen"} passen.`;
  const when = [some(date, (one) => ` am ${one}`), some(time, (one) => ` um ${one}`)].join("");
  return `Das Gespräch findet${when} statt${some(place, (one) => `: ${one}`)}.`;
}

const usted = (tone: ResponseTone): boolean => tone === "formal";

const ES: ResponseWords = {
  greet: (name, tone) => `${usted(tone) ? "Buenos días" : "Hola"}${some(name, (one) => `, ${one}`)}:`,
  regards: (tone) => (usted(tone) ? "Atentamente" : tone === "plain" ? "Un saludo" : "Un cordial saludo"),
  subject: {
    received: ({ role }) => `Hemos recibido la candidatura: ${role}`,
    invitation: ({ role }) => `Invitación a una entrevista: ${role}`,
    rejection: ({ role }) => `Sobre la candidatura: ${role}`,
    rejectionAfterInterview: ({ role }) => `Sobre la candidatura: ${role}`,
    offer: ({ role }) => `Nuestra oferta: ${role}`,
    keepInTouch: ({ role }) => `Seguir en contacto: ${role}`,
    question: ({ role }) => `Una pregunta sobre la candidatura: ${role}`,
  },
  body: {
    received: ({ role, date, months }, tone) => [
      `Gracias por ${usted(tone) ? "su" : "tu"} candidatura al puesto de ${role}. La hemos recibido.`,
      some(date, (one) => `Estamos leyendo todas las candidaturas y responderemos antes del ${one}.`) ||
        "Estamos leyendo todas las candidaturas.",
      deleteEs(months, tone),
    ],
    invitation: ({ role, date, time, place }, tone) => [
      `Gracias por ${usted(tone) ? "su" : "tu"} candidatura al puesto de ${role}. Nos gustaría ${usted(tone) ? "invitarle" : "invitarte"} a una entrevista.`,
      whenEs(date, time, place, tone),
      `Si ${usted(tone) ? "necesita" : "necesitas"} otra hora o algo para ese día (acceso, ayudas técnicas, interpretación), basta con responder a este correo.`,
    ],
    rejection: ({ role, reason, months }, tone) => [
      `Gracias por ${usted(tone) ? "su" : "tu"} candidatura al puesto de ${role}${tone === "warm" ? " y por el tiempo dedicado" : ""}. Para las entrevistas hemos elegido otras candidaturas.`,
      some(reason, (one) => `Lo que ha decidido: ${one}. Nuestra decisión se basa en este criterio.`),
      deleteEs(months, tone),
      `${usted(tone) ? "Le" : "Te"} deseamos mucha suerte en la búsqueda.`,
    ],
    rejectionAfterInterview: ({ role, reason, date, months }, tone) => [
      `Gracias por la entrevista${some(date, (one) => ` del ${one}`)} para el puesto de ${role}${usted(tone) ? "." : " y por tu tiempo."} Nos hemos decidido por otra persona.`,
      some(reason, (one) => `Lo que ha decidido: ${one}. Nuestra decisión se basa en este criterio.`),
      deleteEs(months, tone),
      `${usted(tone) ? "Le" : "Te"} deseamos lo mejor en ${usted(tone) ? "su" : "tu"} carrera.`,
    ],
    offer: ({ role, date, deadline }, tone) => [
      `${tone === "warm" ? "Buenas noticias: nos" : "Nos"} gustaría ${usted(tone) ? "ofrecerle" : "ofrecerte"} el puesto de ${role}.`,
      [
        some(date, (one) => `La incorporación sería el ${one}.`),
        some(deadline, (one) => `${usted(tone) ? "Le" : "Te"} pedimos una respuesta antes del ${one}.`),
      ]
        .filter(Boolean)
        .join(" "),
      "Las condiciones son únicamente las del contrato, que enviamos aparte. Para cualquier duda, basta con responder a este correo.",
    ],
    keepInTouch: ({ role, months }, tone) => [
      `Gracias por ${usted(tone) ? "su" : "tu"} candidatura al puesto de ${role}. Para este puesto nos hemos decidido por otra persona.`,
      `Con ${usted(tone) ? "su" : "tu"} consentimiento guardaríamos la documentación ${months > 0 ? `${monthsEs(months)} ` : ""}y escribiríamos cuando haya un puesto adecuado. Basta con responder «sí»; se puede retirar en cualquier momento. Sin respuesta, la borramos.`,
      usted(tone) ? "" : "En cualquier caso, gracias por tu interés.",
    ],
    question: ({ role, question, deadline }, tone) => [
      `Gracias por ${usted(tone) ? "su" : "tu"} candidatura al puesto de ${role}. Nos queda una duda:`,
      question,
      some(deadline, (one) => `Una respuesta antes del ${one} nos ayuda.`) || "Basta con una respuesta corta a este correo.",
    ],
  },
  checks: {
    reason: "El motivo tal como lo has escrito, en amarillo.",
    noReason: "No se da ningún motivo.",
    noPromise: "Ninguna promesa como «te volveremos a llamar».",
    deletes: "Dice cuándo se borra la documentación.",
    vague: "Nadie puede comprobar este motivo. Di lo que pedía el puesto.",
  },
};

function monthsEs(months: number): string {
  return months === 1 ? "un mes" : `${months} meses`;
}
function deleteEs(months: number, tone: ResponseTone): string {
  if (months <= 0) return "";
  return `Borramos la documentación ${months === 1 ? "un mes" : `${months} meses`} después de cerrar el proceso. Si ${usted(tone) ? "prefiere" : "prefieres"} que sea antes, basta con responder a este correo.`;
}
function whenEs(date: string, time: string, place: string, tone: ResponseTone): string {
  if (!date && !time && !place)
    return `${usted(tone) ? "Indíquenos" : "Dinos"} dos o tres momentos que ${usted(tone) ? "le" : "te"} vengan bien.`;
  const when = [some(date, (one) => ` el ${one}`), some(time, (one) => ` a las ${one}`)].join("");
  return `La entrevista es${when}${some(place, (one) => `: ${one}`)}.`;
}

const TR: ResponseWords = {
  greet: (name, tone) =>
    tone === "warm" ? `Merhaba${some(name, (one) => ` ${one}`)},` : name ? `Sayın ${name},` : "Sayın aday,",
  regards: (tone) => (tone === "formal" ? "Saygılarımızla" : tone === "plain" ? "İyi çalışmalar" : "Sevgiler"),
  subject: {
    received: ({ role }) => `Başvurunuz ulaştı: ${role}`,
    invitation: ({ role }) => `Görüşme daveti: ${role}`,
    rejection: ({ role }) => `${role} başvurunuz`,
    rejectionAfterInterview: ({ role }) => `${role} başvurunuz`,
    offer: ({ role }) => `Teklifimiz: ${role}`,
    keepInTouch: ({ role }) => `İletişimde kalmak: ${role}`,
    question: ({ role }) => `Başvurunuzla ilgili bir soru: ${role}`,
  },
  body: {
    received: ({ role, date, months }) => [
      `${role} görevi için başvurunuza teşekkür ederiz. Başvurunuz bize ulaştı.`,
      some(date, (one) => `Tüm başvuruları okuyoruz ve en geç ${one} tarihinde yanıt vereceğiz.`) || "Tüm başvuruları okuyoruz.",
      deleteTr(months),
    ],
    invitation: ({ role, date, time, place }) => [
      `${role} görevi için başvurunuza teşekkür ederiz. Sizi bir görüşmeye davet etmek istiyoruz.`,
      whenTr(date, time, place),
      "Başka bir saat isterseniz veya o gün için bir şeye (erişim, yardımcı araç, tercüme) ihtiyacınız varsa bu e-postayı yanıtlamanız yeterlidir.",
    ],
    rejection: ({ role, reason, months }, tone) => [
      `${role} görevi için başvurunuza${tone === "warm" ? " ve ayırdığınız zamana" : ""} teşekkür ederiz. Görüşmeler için başka adayları seçtik.`,
      some(reason, (one) => `Belirleyici olan: ${one}. Kararımız bu ölçüte dayanıyor.`),
      deleteTr(months),
      "İş aramanızda başarılar dileriz.",
    ],
    rejectionAfterInterview: ({ role, reason, date, months }, tone) => [
      `${role} görevi için ${some(date, (one) => `${one} tarihinde `)}bizimle görüştüğünüz${tone === "formal" ? "" : " ve zaman ayırdığınız"} için teşekkür ederiz. Başka bir aday için karar verdik.`,
      some(reason, (one) => `Belirleyici olan: ${one}. Kararımız bu ölçüte dayanıyor.`),
      deleteTr(months),
      "Bundan sonraki çalışmalarınızda başarılar dileriz.",
    ],
    offer: ({ role, date, deadline }, tone) => [
      `${tone === "warm" ? "Güzel bir haberimiz var: size" : "Size"} ${role} görevini teklif etmek istiyoruz.`,
      [
        some(date, (one) => `Başlangıç tarihi ${one} olur.`),
        some(deadline, (one) => `Yanıtınızı en geç ${one} tarihine kadar bekliyoruz.`),
      ]
        .filter(Boolean)
        .join(" "),
      "Yalnızca ayrıca göndereceğimiz sözleşmedeki koşullar geçerlidir. Sorularınız için bu e-postayı yanıtlayabilirsiniz.",
    ],
    keepInTouch: ({ role, months }, tone) => [
      `${role} görevi için başvurunuza teşekkür ederiz. Bu görev için başka bir adayla anlaştık.`,
      `Onay verirseniz belgelerinizi ${months > 0 ? `${months} ay ` : ""}saklar, uygun bir görev açıldığında size yazarız. Yanıt olarak “evet” yazmanız yeterlidir; onayınızı her zaman geri alabilirsiniz. Yanıt gelmezse belgeleri sileriz.`,
      tone === "formal" ? "" : "Her durumda ilginiz için teşekkür ederiz.",
    ],
    question: ({ role, question, deadline }) => [
      `${role} görevi için başvurunuza teşekkür ederiz. Bir konu açık kaldı:`,
      question,
      some(deadline, (one) => `En geç ${one} tarihine kadar yanıtlarsanız seviniriz.`) ||
        "Bu e-postaya kısa bir yanıt yeterlidir.",
    ],
  },
  checks: {
    reason: "Gerekçe sizin yazdığınız gibi, sarıyla işaretli.",
    noReason: "Gerekçe belirtilmiyor.",
    noPromise: "“Sizi tekrar arayacağız” gibi bir söz yok.",
    deletes: "Belgelerin ne zaman silineceği yazıyor.",
    vague: "Bu gerekçeyi kimse denetleyemez. Görevin ne gerektirdiğini yazın.",
  },
};

function deleteTr(months: number): string {
  return months <= 0
    ? ""
    : `Başvuru belgelerinizi süreç bittikten ${months} ay sonra sileceğiz. Daha erken silinmesini isterseniz bu e-postayı yanıtlamanız yeterlidir.`;
}
function whenTr(date: string, time: string, place: string): string {
  if (!date && !time && !place) return "Size uyan iki üç zaman önerisini bize yazar mısınız?";
  const when = [some(date, (one) => `${one} tarihinde`), some(time, (one) => `saat ${one}`)].filter(Boolean).join(", ");
  return `Görüşme${some(when, (one) => ` ${one}`)} yapılacaktır${some(place, (one) => ` (${one})`)}.`;
}

export const RESPONSE_WORDS: Readonly<Record<Language, ResponseWords>> = { en: EN, de: DE, es: ES, tr: TR };
