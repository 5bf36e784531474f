import type { Language } from "../types.ts";

/** A CV of the sets once more in another language: the same facts, put as a person who writes that language puts them. */
export interface Translation {
  /** Id of the CV. */
  readonly of: string;
  readonly language: Language;
  readonly text: string;
}

export const TRANSLATIONS: readonly Translation[] = [
  {
    of: "icu-baptista",
    language: "en",
    text: `Inmaculada Baptista Roig
ICU nurse
Alicante | 612 00 48 19 | inma.baptista@correo.example.com
## Profile
Nurse with five years in adult intensive care. NMC pin granted in March 2026; planning to settle in England.
## Experience
= Intensive Care Nurse | Hospital Virgen del Olivar, Alicante | March 2021 – present
- General ICU with 18 beds; two patients per shift, one if proned or on renal therapy
- Intubated patients: mechanical ventilation, suctioning, weaning and tracheostomy care
- Continuous renal replacement therapy (Prismaflex) with heparin and citrate
- Arterial lines, vasoactive drugs, PiCCO monitoring
- Mentor of fourth-year nursing students; welcoming families
= Emergency Nurse | Hospital Comarcal La Marina Baja Nova | July 2018 – February 2021
- Triage, resuscitation bay, stroke calls
## Education
Degree in Nursing, University of Vallserena, 2018
Postgraduate certificate in critical care, 2022
ACLS, American Heart Association, 2025
## Languages
Spanish, English (OET passed, C1)`,
  },
  {
    of: "el-tasdemir",
    language: "de",
    text: `Cihan Taşdemir
Meister für Elektroinstallation
Kocaeli, Umzug nach Deutschland jederzeit möglich
0505 000 14 27
cihan.tasdemir@posta.example.net
## Berufserfahrung
= Elektromeister | Marmara Güneş Elektrik Taahhüt Ltd. Şti., İzmit | März 2020 – heute
- Unterputzinstallation in Wohnhäusern, Schulen und kleinen Fabriken, Leitungen ziehen, Verteiler bauen und anschließen
- Solarstrom auf dem Dach: Modulstränge, Wechselrichter, Speicher, Netzanschluss; rund 45 Anlagen
- Beleuchtung und Jalousien mit KNX, Programmierung in der ETS, Inbetriebnahme
- Ladestationen für Elektroautos
- Erdungs-, Isolations- und Fehlerstrommessung, Messprotokolle
- Fehlersuche und Reparatur beim Kunden
= Elektriker | Baustellen der Yılkan Yapı A.Ş. | Juni 2016 – Februar 2020
- Wohnungsinstallation im Massenwohnungsbau, Etagenverteiler, Baustrom
## Nachweise
Meisterbrief Elektroinstallation, 2019
Berufsgymnasium, Fachrichtung Elektro, 2015
KNX-Grundkurs mit Zertifikat, 2021
Führerschein Klasse B
## Sprachen
Türkisch, Deutsch B1`,
  },
  {
    of: "con-vukovic",
    language: "es",
    text: `Dragana Vuković
Contable, residente en España desde 2018
Málaga | 655 00 12 90 | dragana.vukovic@mailbox.example
## Experiencia
= Contable y fiscalista | Costa Azahar Property Management, Málaga | mayo 2020 – actualidad
- Contabilizo las facturas de compra y venta de cuatro sociedades en Sage 200 según el plan contable español
- Concilio once cuentas bancarias cada semana; reclamo a los propietarios que no pagan
- Cierre mensual y anual: amortizaciones, periodificaciones, operaciones entre empresas del grupo
- Presento IVA y retenciones (modelos 303, 111, 115, 347, 390) y envío los libros al SII
- Preparo la documentación de la auditoría y las cuentas anuales con el asesor externo
= Auxiliar contable | Gestoría Rincón del Mar | oct. 2018 – abr. 2020
- Registraba facturas de 50 clientes pequeños en ContaPlus
= Contable junior | Adria Trade d.o.o., Split | 2016 – 2018
## Formación
Grado en Administración de Empresas, Universidad de Kaštel, 2016
## Conocimientos
Excel (tablas dinámicas, búsquedas, macros), Sage, A3
## Idiomas
Croata, inglés C1, español C1`,
  },
  {
    of: "lkw-bergkamp",
    language: "en",
    text: `Detlef Bergkamp
Lorry driver
Werler Landweg 19, 59494 Soest, 0151 23452210
## Personal
Licence B, C1E and CE, code 95 valid until 04/2029, driver card, ADR packages + tank, forklift licence
## Work
= Articulated lorry driver | Transporte Möhnetal GmbH, Werl-Nord | 06/2017 – present
- Drinks and building materials within 200 km, curtain-sider with truck-mounted forklift
- about 8 customers a day, pallet exchange, delivery notes, empties
- Loads secured with straps, anti-slip mats and edge protectors
- Walk-round check every day: oil, tyres, lights
= Long-distance driver | Europa-Logistik Brandhoff, Hamm-Uentrop | 03/2012 – 05/2017
- Weekly tours to Benelux, France, northern Italy; CMR, tolls, digital tachograph
- Dangerous goods in packages, limited quantities
= Driver, 12-tonner | Möbelhaus Sauerland | 2009 – 2012
## Training
= Professional driver (chamber certificate) | Brandhoff | 2006 – 2009
School leaving certificate, year 10
## Languages
German, enough English for ramp and customs`,
  },
];
