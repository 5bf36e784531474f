import type { Trade } from "../types.ts";

export const backend: Trade = {
  key: "backend",
  years: 4,
  english: "B2",
  education: "bachelor",
  titles: {
    en: { f: "Backend Engineer", m: "Backend Engineer", earlier: "Software Developer" },
    de: { f: "Backend-Entwicklerin", m: "Backend-Entwickler", earlier: "Softwareentwickler" },
    es: { f: "Desarrolladora backend", m: "Desarrollador backend", earlier: "Programador" },
    tr: { f: "Backend Geliştirici", m: "Backend Geliştirici", earlier: "Yazılım Geliştirici" },
  },
  people: { en: "developers", de: "Entwickler", es: "desarrolladores", tr: "yazılımcı" },
  degree: {
    en: "BSc Computer Science",
    de: "B.Sc. Informatik",
    es: "Grado en Ingeniería Informática",
    tr: "Lisans, Bilgisayar Mühendisliği",
  },
  schools: ["TU Rostheim", "University of Wexcombe", "Universidad de Valdemar", "Akçadere Üniversitesi"],
  employers: ["Mooring Pay", "Talbrück Software GmbH", "Nubia Billetes", "Kuzey Teknoloji", "Fenwick Maps"],
  fillers: {
    en: ["On call one week in five.", "Reviewed the pull requests of three colleagues.", "Halved the time to first byte."],
    de: ["Rufbereitschaft jede fünfte Woche.", "Änderungen von drei Kollegen geprüft.", "Antwortzeiten halbiert."],
    es: [
      "Guardias una semana de cada cinco.",
      "Revisión del código de tres compañeros.",
      "Reduje a la mitad el tiempo de respuesta.",
    ],
    tr: ["Beş haftada bir nöbet tuttum.", "Üç arkadaşımın kodunu gözden geçirdim.", "Yanıt sürelerini yarıya indirdim."],
  },
  skills: [
    {
      key: "java",
      kind: "skill",
      isMust: true,
      en: ["Java", "Wrote the ledger service in {Java}.", "Moved twelve services to {Java 21}."],
      de: ["Java", "Den Buchungsdienst in {Java} geschrieben.", "Zwölf Dienste auf {Java 21} gehoben."],
      es: ["Java", "Programé el servicio contable en {Java}.", "Pasé doce servicios a {Java 21}."],
      tr: ["Java", "Muhasebe servisini {Java} ile yazdım.", "On iki servisi {Java 21}'e taşıdım."],
    },
    {
      key: "postgres",
      kind: "tool",
      isMust: true,
      en: [
        "PostgreSQL",
        "Tuned {PostgreSQL} until the slowest query took 80 ms.",
        "Partitioned the {Postgres} tables without downtime.",
      ],
      de: [
        "PostgreSQL",
        "{PostgreSQL} beschleunigt, die langsamste Abfrage dauert 80 ms.",
        "{Postgres}-Tabellen im Betrieb partitioniert.",
      ],
      es: [
        "PostgreSQL",
        "Optimicé {PostgreSQL} hasta los 80 ms por consulta.",
        "Particioné las tablas de {Postgres} sin parada.",
      ],
      tr: ["PostgreSQL", "{PostgreSQL} sorgularını 80 ms'ye indirdim.", "{Postgres} tablolarını kesintisiz böldüm."],
    },
    {
      key: "kubernetes",
      kind: "tool",
      isMust: true,
      en: ["Kubernetes", "Runs on {Kubernetes} since my second month.", "Set up autoscaling on {K8s}."],
      de: ["Kubernetes", "Umzug aller Dienste auf {Kubernetes}.", "Automatische Skalierung auf {K8s} eingerichtet."],
      es: ["Kubernetes", "Migré todo a {Kubernetes}.", "Configuré el autoescalado en {K8s}."],
      tr: ["Kubernetes", "Tüm servisleri {Kubernetes}'e taşıdım.", "{K8s} üzerinde otomatik ölçeklemeyi kurdum."],
    },
    {
      key: "cicd",
      kind: "skill",
      isMust: true,
      en: [
        "CI/CD",
        "Set up {CI/CD}: forty deployments a week.",
        "Built the {continuous integration} pipelines and {continuous delivery} to production.",
      ],
      de: [
        "CI/CD",
        "{CI/CD} aufgebaut, vierzig Auslieferungen die Woche.",
        "{Continuous Integration} und automatische Auslieferung eingeführt.",
      ],
      es: [
        "CI/CD",
        "Implanté {CI/CD}: cuarenta despliegues por semana.",
        "Monté la {integración continua} y el {despliegue continuo}.",
      ],
      tr: ["CI/CD", "{CI/CD} kurdum: haftada kırk dağıtım.", "{Sürekli entegrasyon} ve dağıtım hatlarını kurdum."],
    },
    {
      key: "kafka",
      kind: "tool",
      isMust: false,
      en: ["Apache Kafka", "Put payments on {Apache Kafka}.", "Events over {Kafka}, three million a day."],
      de: ["Apache Kafka", "Zahlungen über {Apache Kafka} geführt.", "Drei Millionen Ereignisse am Tag über {Kafka}."],
      es: ["Apache Kafka", "Pasé los pagos a {Apache Kafka}.", "Tres millones de eventos al día en {Kafka}."],
      tr: ["Apache Kafka", "Ödemeleri {Apache Kafka} üzerine aldım.", "{Kafka} ile günde üç milyon olay işledik."],
    },
    {
      key: "aws",
      kind: "tool",
      isMust: false,
      en: ["AWS", "Moved two data centres to {AWS}.", "Cut the bill at {Amazon Web Services} by a third."],
      de: ["AWS", "Zwei Rechenzentren zu {AWS} umgezogen.", "Kosten bei {Amazon Web Services} um ein Drittel gesenkt."],
      es: ["AWS", "Trasladé dos centros de datos a {AWS}.", "Reduje un tercio el gasto en {Amazon Web Services}."],
      tr: ["AWS", "İki veri merkezini {AWS}'e taşıdım.", "{Amazon Web Services} giderlerini üçte bir azalttım."],
    },
  ],
  experience: {
    en: "4 years of software development",
    de: "4 Jahre Erfahrung in der Softwareentwicklung",
    es: "4 años de experiencia en desarrollo de software",
    tr: "Yazılım geliştirmede en az 4 yıl deneyim",
  },
  advert: {
    en: `Backend Engineer, Payments
We move small sums for small shops, and we do not lose any.

Requirements
- Java
- PostgreSQL
- Kubernetes
- CI/CD
- 4+ years of software development
- BSc or equivalent
- English B2

Bonus points: Kafka, AWS.

Remote first, one offsite a year.`,
    de: `Backend-Entwickler (m/w/d), Zahlungen
Wir bewegen kleine Beträge für kleine Läden und verlieren keinen.

Anforderungen
- Java
- PostgreSQL
- Kubernetes
- CI/CD
- mindestens 4 Jahre Erfahrung in der Softwareentwicklung
- Bachelor oder vergleichbar
- Englisch B2

Von Vorteil: Kafka, AWS.

Remote zuerst, ein Treffen im Jahr.`,
    es: `Desarrollador/a backend, pagos
Movemos pequeñas sumas para pequeñas tiendas y no perdemos ninguna.

Requisitos
- Java
- PostgreSQL
- Kubernetes
- CI/CD
- Mínimo 4 años de experiencia en desarrollo de software
- Grado o equivalente
- Inglés B2

Se valorará: Kafka, AWS.

Trabajo en remoto.`,
    tr: `Backend Geliştirici, Ödemeler
Küçük dükkânlar için küçük tutarları taşıyoruz, hiçbirini kaybetmiyoruz.

Aranan nitelikler
- Java
- PostgreSQL
- Kubernetes
- CI/CD
- Yazılım geliştirmede en az 4 yıl deneyim
- Lisans mezunu
- İngilizce B2

Tercih sebebi: Kafka, AWS.

Uzaktan çalışma.`,
  },
};
