import type { Language } from "./types.ts";

export interface Person {
  readonly name: string;
  readonly gender: "f" | "m";
  readonly email: string;
}

/** Invented people; given and family names of many origins, combined at random. */
const NAMES: readonly (readonly [name: string, gender: "f" | "m"])[] = [
  ["Rosalind Achterberg", "f"],
  ["Jürgen Weißhaupt", "m"],
  ["María del Carmen Fernández-Valdés", "f"],
  ["Zeynep Karadağ", "f"],
  ["Oluwaseun Adebayo", "m"],
  ["Nguyen Thi Minh Khai", "f"],
  ["Øystein Bjørnsen", "m"],
  ["Siobhán O'Connor", "f"],
  ["Tomasz Wiśniewski", "m"],
  ["Priya Raghunathan", "f"],
  ["Hakan Öztürk", "m"],
  ["Lucía Ibarra Montes", "f"],
  ["Friederike von der Aue", "f"],
  ["Kwame Boateng", "m"],
  ["Mehmet Ali Çelik", "m"],
  ["Chloé Beaumont", "f"],
  ["Ahmed bin Rashid", "m"],
  ["Ildikó Szabó", "f"],
  ["Hiroshi Tanigawa", "m"],
  ["Ayşe Gül Yılmaz-Schmidt", "f"],
  ["Graham Puddlesworth", "m"],
  ["Elif Işık", "f"],
  ["José Ángel Ruiz Peñalver", "m"],
  ["Svetlana Morozova", "f"],
  ["Dirk van der Berg", "m"],
  ["Fatoumata Diallo", "f"],
  ["Benedikt Aschauer", "m"],
  ["Nour El-Khatib", "f"],
  ["Alejandro Quiroga Paz", "m"],
  ["Wiebke Hansen", "f"],
  ["Umut Şahin", "m"],
  ["Beatriz Salgueiro", "f"],
  ["Rajesh Iyer", "m"],
  ["Anneliese Grünwald", "f"],
  ["Li Wei", "m"],
  ["Marit Lindqvist", "f"],
  ["Emre Güneş", "m"],
  ["Concepción Aguirre Soto", "f"],
  ["Giovanni Bellarosa", "m"],
  ["Tuğba Aslan", "f"],
  ["Patrick McAllister", "m"],
  ["Katarzyna Zielińska", "f"],
  ["Juan Pablo Echeverría", "m"],
  ["Heike Brandstätter", "f"],
  ["Abebe Tesfaye", "m"],
  ["Sıla Demirtaş", "f"],
  ["Niels Kjærgaard", "m"],
  ["Inés Carrasco Vidal", "f"],
];

const HOSTS = ["mailbox.example", "post.example.org", "correo.example.com", "posta.example.net", "mein-web.example"];

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ı", "i")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
    .replaceAll("đ", "d")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");
}

export const PEOPLE: readonly Person[] = NAMES.map(([name, gender], index) => {
  const words = plain(name)
    .split(/[^a-z]+/)
    .filter(Boolean);
  const [first = "x"] = words;
  const last = words.at(-1) ?? "y";
  const forms = [`${first}.${last}`, `${first[0]}.${last}`, `${last}${index + 61}`, `${first}_${last}`, words.join("-")];
  return { name, gender, email: `${forms[index % forms.length]}@${HOSTS[index % HOSTS.length]}` };
});

interface Home {
  readonly town: string;
  /** In the form used in a CV. */
  readonly address: string;
}

/** Places of residence by the language of the CV; every third is in another country. */
export const HOMES: Readonly<Record<Language, readonly Home[]>> = {
  en: [
    { town: "Leeds", address: "Leeds, United Kingdom" },
    { town: "Bristol", address: "14 Orchard Row, Bristol BS1 4ZZ" },
    { town: "Nairobi", address: "Nairobi, Kenya" },
    { town: "Manchester", address: "Manchester, UK" },
    { town: "Denver", address: "Denver, CO" },
  ],
  de: [
    { town: "Leipzig", address: "Lindenallee 12a, 04109 Leipzig" },
    { town: "Graz", address: "8010 Graz, Österreich" },
    { town: "Hamburg", address: "Hamburg" },
    { town: "Nürnberg", address: "Am Anger 3, 90402 Nürnberg" },
    { town: "Zürich", address: "Zürich, Schweiz" },
  ],
  es: [
    { town: "Valencia", address: "Valencia, España" },
    { town: "Bilbao", address: "C/ Mayor 27, 3.º B, 48001 Bilbao" },
    { town: "Bogotá", address: "Bogotá, Colombia" },
    { town: "Zaragoza", address: "50001 Zaragoza" },
    { town: "Guadalajara", address: "Guadalajara, México" },
  ],
  tr: [
    { town: "İzmir", address: "Bornova, İzmir" },
    { town: "Ankara", address: "Çankaya / Ankara" },
    { town: "Bursa", address: "Bursa, Türkiye" },
    { town: "İstanbul", address: "Moda Cad. No: 8, Kadıköy / İstanbul" },
    { town: "Berlin", address: "Berlin, Almanya" },
  ],
};

/** Telephone numbers; `#` becomes a digit. Ways of writing from each country, and from elsewhere. */
export const PHONES: Readonly<Record<Language, readonly string[]>> = {
  en: ["+44 7700 900###", "020 7946 0###", "(303) 555-01##", "+1 202 555 01##", "07700 900 ###", "+254 712 ### ###"],
  de: ["+49 (0)151 2345####", "0151/2345####", "030 23125 ###", "+49 40 66969###", "+43 664 12#####", "0049 221 4710###"],
  es: ["+34 612 ## ## ##", "612 ### ###", "91 123 ## ##", "+34 951 ### ###", "+57 310 ### ####", "(+34) 655 ### ###"],
  tr: ["0532 ### ## ##", "+90 532 ### ## ##", "0 (212) ### ## ##", "+90 (505) ### ## ##", "0232 ### ## ##", "+49 176 1234####"],
};
