import { terms } from "./table.ts";

/** Certificates, licences and recognised trade titles. */
export const certifications = terms(
  "certification",
  `
=PMP; Project Management Professional
PRINCE2
=IPMA; IPMA Level
=CAPM
Scrum Master certificate; Certified ScrumMaster; Certified Scrum Master; =CSM; Professional Scrum Master; =PSM | Scrum-Master-Zertifikat; zertifizierter Scrum Master; zertifizierte Scrum Masterin | Certificación Scrum Master; Scrum Master certificado | Scrum Master sertifikası; sertifikalı Scrum Master
Product Owner certificate; =CSPO; =PSPO; Certified Scrum Product Owner | Product-Owner-Zertifikat | Certificación Product Owner | Product Owner sertifikası
ITIL; ITIL Foundation
ISTQB; ISTQB Certified Tester
AWS certification; AWS Certified; AWS Certified Solutions Architect; AWS Solutions Architect | AWS-Zertifizierung; AWS-Zertifikat | Certificación AWS | AWS sertifikası
Azure certification; Azure Fundamentals; Azure Administrator Associate; =AZ-104; =AZ-900 | Azure-Zertifizierung | Certificación Azure | Azure sertifikası
Google Ads certification; Google Ads certified | Google-Ads-Zertifizierung; Google-Ads-Zertifikat | Certificación Google Ads | Google Ads sertifikası
=CKA; Certified Kubernetes Administrator
=CCNA; Cisco Certified Network Associate
=CCNP
CompTIA Security+; Security+
=CISSP
=CISM
=CISA
=CEH; Certified Ethical Hacker
Six Sigma Green Belt; Green Belt
Six Sigma Black Belt; Black Belt
=CPA; Certified Public Accountant
=ACCA
=CIMA
=CFA; Chartered Financial Analyst
=SMMM; certified accountant (Turkey) | SMMM | SMMM | SMMM; Serbest Muhasebeci Mali Müşavir; mali müşavirlik ruhsatı; mali müşavirlik belgesi
Tax adviser; chartered tax adviser | Steuerberater; Steuerberaterexamen; Steuerberaterin | Asesor fiscal | Yeminli Mali Müşavir; =YMM
Certified accountant (IHK); accounting clerk certificate | Bilanzbuchhalter (IHK); geprüfter Bilanzbuchhalter; geprüfte Bilanzbuchhalterin; Bilanzbuchhalter; Bilanzbuchhalterin | Contable certificado | Bilanço muhasebecisi
Bar admission; bar membership; member of the bar; practising certificate; admitted to the bar; solicitor qualification; barrister qualification | Anwaltszulassung; Zulassung als Rechtsanwalt; zweites Staatsexamen; Volljurist; Volljuristin | Colegiación de abogado; colegiación; colegiado en el ICAM; colegiada en el ICAM; abogado colegiado; abogada colegiada | Avukatlık ruhsatı; baro kaydı
SHRM certification; =SHRM-CP; =SHRM
=CIPD; CIPD Level
Trainer qualification (AEVO); train the trainer | Ausbildereignung; =AEVO; Ausbilderschein; AdA-Schein; Ausbildereignungsprüfung | Formador de formadores; docencia para la formación | Eğiticinin eğitimi; eğitmen eğitimi; usta öğreticilik belgesi
Nursing registration; registered nurse; =RN; NMC registration; NMC registered; nursing licence; nursing license | Examinierte Pflegefachkraft; examinierter Krankenpfleger; examinierte Krankenschwester; Pflegefachfrau; Pflegefachmann; examinierte Altenpflegerin; staatlich anerkannter Gesundheits- und Krankenpfleger; Pflegeexamen | Colegiación de enfermería; enfermera colegiada; enfermero colegiado; título de enfermería | Hemşirelik diploması; hemşirelik ruhsatı
Basic life support; =BLS; =ACLS; =CPR; advanced life support | Reanimationstraining; BLS-Zertifikat | Soporte vital básico; =SVB; soporte vital avanzado; RCP | Temel yaşam desteği; ileri yaşam desteği; =TYD
Practice instructor (nursing); clinical mentor | Praxisanleiter; Praxisanleiterin; Praxisanleitung; Weiterbildung Praxisanleitung | Tutor clínico; tutora clínica | Klinik rehber hemşire
Food hygiene certificate; food handler certificate; food safety certificate | Gesundheitszeugnis; Belehrung nach Infektionsschutzgesetz; Infektionsschutzbelehrung | Carné de manipulador de alimentos; carnet de manipulador; manipulador de alimentos | Hijyen belgesi; hijyen eğitimi belgesi; gıda hijyeni sertifikası
Forklift licence; forklift license; forklift certificate; forklift certification | Staplerschein; Gabelstaplerschein; Flurförderschein; Staplerführerschein | Carné de carretillero; carnet de carretillero; carnet de carretilla; carné de carretilla elevadora | Forklift ehliyeti; forklift belgesi; forklift operatör belgesi; G sınıfı ehliyet
Crane licence; crane operator certificate | Kranschein; Kranführerschein | Carné de gruista; carnet de gruista | Vinç operatör belgesi; vinç ehliyeti
Welding certificate; welder certification; welding certification | Schweißerschein; Schweißschein; Schweißerprüfung; Schweißzertifikat | Homologación de soldador; certificado de soldador; soldador homologado | Kaynakçı sertifikası; kaynakçı belgesi
Qualified electrician; electrician certificate; 18th Edition; =NVQ Electrical; certified electrician | Elektrofachkraft; Elektriker-Gesellenbrief; Elektrofachkraft-Nachweis | Carné de instalador eléctrico; instalador autorizado; carnet de instalador; instalador electricista autorizado | Elektrik tesisatçısı belgesi; yetkili elektrikçi; MYK elektrik belgesi
High-voltage authorisation; high voltage switching authorisation; switching authorisation; switching authority | Schaltberechtigung; Schaltbefähigung; Schaltberechtigung Mittelspannung | Autorización de alta tensión; habilitación de alta tensión; trabajos en tensión | Yüksek gerilim belgesi; EKAT belgesi; =EKAT; yüksek gerilim işletme belgesi; manevra yetkisi
Refrigerant certificate; F-gas certificate | Kälteschein; Sachkundenachweis Kälte | Carné de gases fluorados | F-gaz sertifikası
Master craftsman; master craftsperson; trade master certificate | Meisterbrief; Meisterprüfung; Industriemeister; Handwerksmeister; Handwerksmeisterin; Meisterabschluss | Maestro artesano; maestro industrial | Ustalık belgesi
Journeyman's certificate; trade certificate; completed apprenticeship certificate | Gesellenbrief; Facharbeiterbrief; Gesellenprüfung; Facharbeiterabschluss | Título de oficial; certificado de profesionalidad | Kalfalık belgesi; mesleki yeterlilik belgesi; =MYK
State-certified technician | Staatlich geprüfter Techniker; staatlich geprüfte Technikerin | Técnico certificado | Tekniker belgesi
Safety officer certificate; =NEBOSH; =IOSH; =OSHA 30; =CSCS | Sicherheitsfachkraft; Fachkraft für Arbeitssicherheit; Sicherheitsbeauftragter; Sicherheitsbeauftragte | Técnico en prevención de riesgos laborales; técnico de PRL; curso de PRL | İş güvenliği uzmanlığı belgesi; A sınıfı iş güvenliği uzmanı; B sınıfı iş güvenliği uzmanı; C sınıfı iş güvenliği uzmanı
First-aid certificate; first aider | Erste-Hilfe-Schein; Ersthelferschein; Ersthelferausbildung | Certificado de primeros auxilios; responsable de primeros auxilios; curso de primeros auxilios | İlk yardım sertifikası; ilk yardımcı belgesi
Security guard licence; SIA licence; SIA license | Sachkundeprüfung nach § 34a; Sachkunde 34a; §34a-Schein; Unterrichtung 34a | Habilitación de vigilante; tarjeta de identidad profesional; =TIP; vigilante habilitado | Özel güvenlik kimlik kartı; silahlı güvenlik sertifikası; özel güvenlik sertifikası
ADR certificate; =ADR; ADR licence; dangerous goods certificate | ADR-Schein; Gefahrgutschein; ADR-Bescheinigung | Carné ADR; carnet ADR; certificado ADR | ADR belgesi; SRC5; SRC 5
Driver CPC; driver qualification card | Berufskraftfahrerqualifikation; Schlüsselzahl 95; Modul 95; Fahrerkarte | =CAP; certificado de aptitud profesional; tarjeta de tacógrafo | SRC belgesi; SRC 3; SRC3; SRC4; psikoteknik belgesi; dijital takograf kartı
Driving licence B; driving licence; driving license; driver's license; driver licence; full UK driving licence; driver's licence; clean driving licence | Führerschein Klasse B; Führerschein; Fahrerlaubnis; Pkw-Führerschein; Führerschein der Klasse B; Fahrerlaubnis Klasse B | Permiso de conducir B; permiso de conducir; carnet de conducir; carné de conducir; carnet B; permiso B; licencia de conducir | B sınıfı ehliyet; ehliyet; sürücü belgesi; B sınıfı sürücü belgesi; ehliyet B; aktif araç kullanabilen; aktif olarak araç kullanabilen; aktif araç kullanan; aktif araç kullanabilecek; aktif araç kullanımı; aktif otomobil kullanabilen
Driving licence C/CE; category C+E licence; C+E licence; category C+E; =CE licence; HGV licence; HGV class 1; HGV class 2; CDL; category C licence; LGV licence | Führerschein Klasse C; Führerschein CE; Führerschein C/CE; Führerschein Kl. CE; Führerschein Klasse CE; Lkw-Führerschein | Permiso de conducir C; carnet C; permiso C; permiso C+E; carnet de camión; carnet C+E | C sınıfı ehliyet; CE sınıfı ehliyet; ağır vasıta ehliyeti; E sınıfı ehliyet
ISO 9001; ISO 9001 auditor
ISO standards; ISO norms; ISO standard | ISO-Normen; ISO-Norm | Normas ISO; norma ISO | ISO standartları; ISO normları
ISO 14001
ISO 27001; ISO/IEC 27001
ISO 13485
IATF 16949
TOEFL; =IELTS; Cambridge Certificate
SAP certification; SAP certified | SAP-Zertifizierung; SAP-Zertifikat | Certificación SAP | SAP sertifikası
Real estate licence; real estate agent licence | Maklererlaubnis; § 34c | Licencia inmobiliaria; agente de la propiedad inmobiliaria | Taşınmaz ticareti yetki belgesi; emlak danışmanlığı belgesi
Teaching licence; teaching qualification; =PGCE; =QTS; teaching certificate | Lehrbefähigung; zweites Staatsexamen Lehramt; Lehramt; Lehramtsstudium | Máster del profesorado; =CAP profesorado; habilitación docente | Pedagojik formasyon; öğretmenlik sertifikası; formasyon belgesi
TEFL certificate; =TEFL; =CELTA; =TESOL
State-recognised educator | Staatlich anerkannte Erzieherin; staatlich anerkannter Erzieher; staatlich anerkannte Erzieher; staatliche Anerkennung als Erzieher | Técnico en educación infantil; técnico superior en educación infantil | Çocuk gelişimi sertifikası
`,
);
