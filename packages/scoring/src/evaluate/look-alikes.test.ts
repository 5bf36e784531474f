import { describe, expect, test } from "vitest";
import type { CriterionKind } from "../criterion.info.ts";
import { markFor } from "../testing/score-cv.ts";

type Line = readonly [line: string, kind: CriterionKind, asked: string];

const HEADERS = {
  en: "Experience\nSoftware Engineer, Green Parks Ltd, Jan 2020 – Present",
  de: "Berufserfahrung\n01/2020 – heute Softwareentwickler, Grünpark GmbH",
  es: "Experiencia laboral\nDesarrollador de software, Parques Verdes S.L., enero 2020 – actualidad",
  tr: "İş Deneyimi\nYazılım Geliştirici, Yeşil Park A.Ş., Ocak 2020 – Halen",
} as const;
const NURSE = {
  en: "Experience\nStaff Nurse, City Hospital, Jan 2020 – Present",
  de: "Berufserfahrung\n01/2020 – heute Pflegefachkraft, Stadtklinik",
  es: "Experiencia laboral\nEnfermera, Hospital Central, enero 2020 – actualidad",
  tr: "İş Deneyimi\nHemşire, Şehir Hastanesi, Ocak 2020 – Halen",
} as const;

type Language = keyof typeof HEADERS;

const marked = (header: string, [line, kind, asked]: Line) => markFor(`Jo Ex\n\n${header}\n- ${line}\n`, kind, asked).mark;

/** Lines that only look like evidence. */
const LOOK_ALIKES: Readonly<Record<Language, readonly Line[]>> = {
  en: [
    ["Researched neural network compression for phones", "certification", "CompTIA Network+"],
    ["Led a security overhaul of the offices", "certification", "CompTIA Security+"],
    ["Drew charts with canvas rendering", "tool", "Canva"],
    ["Nominated for the Best Spoken Word Album", "tool", "Microsoft Word"],
    ["Word of mouth brought most visitors", "tool", "Microsoft Word"],
    ["Helped people to excel in their tasks", "tool", "Excel"],
    ["Had access to the archive", "tool", "Microsoft Access"],
    ["Worked in teams of five", "tool", "Microsoft Teams"],
    ["Plan to take the PMP exam next year", "certification", "PMP"],
    ["Planning to learn Kubernetes", "tool", "Kubernetes"],
    ["Interested in React and Angular", "skill", "React"],
    ["Familiarity with the idea of Terraform", "tool", "Terraform"],
    ["Basic awareness of Terraform", "tool", "Terraform"],
    ["My team mate looked after Kubernetes", "tool", "Kubernetes"],
    ["The team used Kubernetes for its services", "tool", "Kubernetes"],
    ["Our customers run Kubernetes", "tool", "Kubernetes"],
    ["Students of mine later used Terraform", "tool", "Terraform"],
    ["Worked with the Kubernetes team on the budget", "tool", "Kubernetes"],
    ["Worked closely with the Terraform team", "tool", "Terraform"],
    ["Published a paper about Kubernetes costs", "tool", "Kubernetes"],
    ["Won the Docker community award", "tool", "Docker"],
    ["Attended a talk on Terraform", "tool", "Terraform"],
    ["Read books about Kubernetes", "tool", "Kubernetes"],
    ["Hope to work with Terraform soon", "tool", "Terraform"],
    ["Had no notion of the market at first", "tool", "Notion"],
    ["Every spring we opened the garden", "skill", "Spring Boot"],
    ["Learned to react quickly to complaints", "skill", "React"],
    ["Let go of old habits", "skill", "Go"],
    ["Sold Salesforce licences to clinics", "tool", "Salesforce"],
    ["Member, Society for Human Resources Management", "skill", "Human resources"],
    ["Reports to the Head of Accounting", "skill", "Accounting"],
    ["Open to opportunities in accounting and logistics", "skill", "Logistics"],
    ["Built classifiers that run in production for millions of people", "skill", "Production"],
    ["Wrote a system that sends price quotations to used car dealers", "skill", "Quotations"],
    ["Data cleaning of a million records", "skill", "Cleaning"],
  ],
  de: [
    ["Möchte gern Kubernetes lernen", "tool", "Kubernetes"],
    ["Mitglied im Bundesverband der Bilanzbuchhalter und Controller", "skill", "Controlling"],
    ["Vorgesetzter: Leiter der Buchhaltung", "skill", "Buchhaltung"],
    ["Offen für neue Herausforderungen in Logistik und Vertrieb", "skill", "Logistik"],
    ["Entwicklung eines Systems für die Produktion von Möbeln", "skill", "Produktion"],
    ["PMP-Prüfung für 2027 geplant", "certification", "Scrum Master certificate"],
    ["Interesse an Terraform", "tool", "Terraform"],
    ["Das Team arbeitete mit Kubernetes", "tool", "Kubernetes"],
    ["Unsere Kunden nutzen Kubernetes", "tool", "Kubernetes"],
    ["Ein Kollege betreute Kubernetes", "tool", "Kubernetes"],
    ["Zusammenarbeit mit dem Kubernetes-Team", "tool", "Kubernetes"],
    ["Vortrag über Terraform besucht", "tool", "Terraform"],
    ["Artikel über Kubernetes veröffentlicht", "tool", "Kubernetes"],
    ["Im Team von fünf Personen gearbeitet", "tool", "Microsoft Teams"],
    ["Notizen auf Papier, kein Notion", "tool", "Notion"],
    ["Plane die Einarbeitung in Terraform", "tool", "Terraform"],
  ],
  es: [
    ["Miembro de la Asociación de Contabilidad y Finanzas", "skill", "Contabilidad"],
    ["Implementación y mantenimiento de sistemas de gestión ISO 9001", "skill", "Mantenimiento"],
    ["Jefe inmediato: coordinador de producción", "skill", "Producción"],
    ["Abierto a nuevas oportunidades en logística", "skill", "Logística"],
    ["Desarrollo de sistemas en producción para comercios de barrio", "skill", "Producción"],
    ["Me interesa aprender Kubernetes", "tool", "Kubernetes"],
    ["Tengo previsto presentarme al examen PMP", "certification", "Scrum Master certificate"],
    ["El equipo usaba Kubernetes", "tool", "Kubernetes"],
    ["Nuestros clientes utilizan Terraform", "tool", "Terraform"],
    ["Un compañero llevaba Kubernetes", "tool", "Kubernetes"],
    ["Colaboración con el equipo de Kubernetes", "tool", "Kubernetes"],
    ["Asistí a una charla sobre Terraform", "tool", "Terraform"],
    ["Publicación sobre Kubernetes en una revista", "tool", "Kubernetes"],
    ["Sin noción de contabilidad", "tool", "Notion"],
    ["Interés por Terraform", "tool", "Terraform"],
  ],
  tr: [
    ["Gösterimlerde gişe işlemleri ve bilet kesimi", "skill", "Gişe hizmetleri"],
    ["Muhasebeciler Derneği üyesi", "skill", "Muhasebe"],
    ["Finans, raporlama ve lojistik pozisyonlarındaki fırsatlara açığım", "skill", "Lojistik"],
    ["Mağazalar için anlık fiyat teklifi sunan bir sistem geliştirdim", "skill", "Fiyat teklifi"],
    ["Kubernetes öğrenmek istiyorum", "tool", "Kubernetes"],
    ["Terraform ile ilgileniyorum", "tool", "Terraform"],
    ["Ekibimiz Kubernetes kullanıyordu", "tool", "Kubernetes"],
    ["Müşterilerimiz Terraform kullanıyor", "tool", "Terraform"],
    ["Kubernetes ekibiyle çalıştım", "tool", "Kubernetes"],
    ["Kubernetes hakkında makale yayımladım", "tool", "Kubernetes"],
    ["Terraform üzerine bir seminere katıldım", "tool", "Terraform"],
    ["Kubernetes eğitimi almayı planlıyorum", "tool", "Kubernetes"],
    ["Bir arkadaşım Kubernetes yönetiyordu", "tool", "Kubernetes"],
  ],
};

/** Lines that are evidence, in words close to those above. */
const TRUE_LINES: Readonly<Record<Language, readonly Line[]>> = {
  en: [
    ["Passed CompTIA Network+ in 2022", "certification", "CompTIA Network+"],
    ["Security+ certified", "certification", "CompTIA Security+"],
    ["Made flyers in Canva", "tool", "Canva"],
    ["Wrote letters in Word and Excel", "tool", "Microsoft Word"],
    ["Kept the budget in Excel", "tool", "Excel"],
    ["Ran meetings on Microsoft Teams", "tool", "Microsoft Teams"],
    ["PMP certified since 2021", "certification", "PMP"],
    ["Moved forty services to Kubernetes", "tool", "Kubernetes"],
    ["Built the shop in React", "skill", "React"],
    ["Wrote the Terraform modules of the platform", "tool", "Terraform"],
    ["Led the team that runs Kubernetes", "tool", "Kubernetes"],
    ["Led a team of five with React and Docker", "skill", "React"],
    ["Trained customers in Salesforce and set it up for them", "tool", "Salesforce"],
    ["Kept the team's plans in Notion", "tool", "Notion"],
    ["Services in Java and Spring", "skill", "Spring Boot"],
    ["Rewrote the API in Go", "skill", "Go"],
    ["Scripts in Go, Python and Bash", "skill", "Go"],
    ["Planned and carried out the move to Kubernetes", "tool", "Kubernetes"],
    ["Worked with Docker every day", "tool", "Docker"],
    ["Worked with the product team and built its React front end", "skill", "React"],
    ["Used Terraform for all customers", "tool", "Terraform"],
    ["Introduced Kubernetes for a customer from retail", "tool", "Kubernetes"],
    ["Taught colleagues Terraform", "tool", "Terraform"],
    ["Cached sessions in Redis", "tool", "Redis"],
    ["Technologies: Redis, Perl.", "tool", "Redis"],
    ["Tech stack used: Spark, Flask", "tool", "Flask"],
    ["Awarded for the move to Kubernetes that I led", "tool", "Kubernetes"],
  ],
  de: [
    ["Vierzig Dienste nach Kubernetes gebracht", "tool", "Kubernetes"],
    ["Terraform-Module geschrieben", "tool", "Terraform"],
    ["Planung und Umzug nach Kubernetes", "tool", "Kubernetes"],
    ["Mit dem Team React eingeführt", "skill", "React"],
    ["Kunden bei der Einführung von Kubernetes beraten und Cluster aufgebaut", "tool", "Kubernetes"],
    ["Kollegen in Terraform geschult", "tool", "Terraform"],
    ["Oberfläche mit React gebaut", "skill", "React"],
    ["Auswertungen in Excel erstellt", "tool", "Excel"],
    ["Dienste in Go und Python entwickelt", "skill", "Go"],
    ["Besprechungen über Microsoft Teams geleitet", "tool", "Microsoft Teams"],
    ["Zwischenspeicher mit Redis aufgebaut", "tool", "Redis"],
    ["Docker im Alltag eingesetzt", "tool", "Docker"],
  ],
  es: [
    ["Migré cuarenta servicios a Kubernetes", "tool", "Kubernetes"],
    ["Escribí los módulos de Terraform", "tool", "Terraform"],
    ["Interfaz de la tienda en React", "skill", "React"],
    ["Planificación y migración a Kubernetes", "tool", "Kubernetes"],
    ["Dirigí el equipo que implantó Kubernetes", "tool", "Kubernetes"],
    ["Informes mensuales en Excel", "tool", "Excel"],
    ["Formé a compañeros en Terraform", "tool", "Terraform"],
    ["Servicios en Go y Python", "skill", "Go"],
    ["Uso diario de Docker", "tool", "Docker"],
    ["Implanté Kubernetes para un cliente del comercio", "tool", "Kubernetes"],
    ["Caché de sesiones con Redis", "tool", "Redis"],
  ],
  tr: [
    ["Kırk servisi Kubernetes'e taşıdım", "tool", "Kubernetes"],
    ["Terraform modüllerini yazdım", "tool", "Terraform"],
    ["Mağaza arayüzünü React ile geliştirdim", "skill", "React"],
    ["Ekiple birlikte Kubernetes kurdum", "tool", "Kubernetes"],
    ["Excel'de aylık raporlar hazırladım", "tool", "Excel"],
    ["Go ve Python ile servis yazdım", "skill", "Go"],
    ["Docker'ı her gün kullandım", "tool", "Docker"],
    ["Bir müşteri için Kubernetes kurulumu yaptım", "tool", "Kubernetes"],
    ["Arkadaşlarıma Terraform öğrettim", "tool", "Terraform"],
    ["Redis ile önbellek kurdum", "tool", "Redis"],
    ["Toplantıları Microsoft Teams üzerinden yönettim", "tool", "Microsoft Teams"],
    ["Kubernetes geçişini planladım ve yürüttüm", "tool", "Kubernetes"],
  ],
};

const lines = (table: Readonly<Record<Language, readonly Line[]>>) =>
  (Object.keys(table) as Language[]).flatMap((language) => table[language].map((line) => ({ language, line })));

describe("A line that looks like a skill proves nothing", () => {
  test.for(lines(LOOK_ALIKES))("$language: $line.0 ($line.2)", ({ language, line }) => {
    expect(marked(HEADERS[language], line)).toBe("notShown");
  });
});

describe("A line of use counts", () => {
  test.for(lines(TRUE_LINES))("$language: $line.0 ($line.2)", ({ language, line }) => {
    expect(marked(HEADERS[language], line)).toBe("met");
  });
});

describe("Care, in both directions", () => {
  test.for([
    ["en", "Changed dressings and looked after wound care on the ward", "Wound care", "met"],
    ["en", "Interested in wound care", "Wound care", "notShown"],
    ["de", "Wundversorgung nach Operationen", "Wound care", "met"],
    ["de", "Interesse an Wundversorgung", "Wound care", "notShown"],
    ["es", "Curas de heridas y vendajes", "Wound care", "met"],
    ["es", "Interés por las curas de heridas", "Wound care", "notShown"],
    ["tr", "Pansuman ve yara bakımı yaptım", "Wound care", "met"],
    ["tr", "Yara bakımı öğrenmek istiyorum", "Wound care", "notShown"],
  ] as const)("%s: %s", ([language, line, asked, mark]) => {
    expect(marked(NURSE[language], [line, "skill", asked])).toBe(mark);
  });
});
