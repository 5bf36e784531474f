import { products, terms } from "./table.ts";

/** Health, nursing, laboratory, childcare, school and social work, beyond the first list in `trades.ts`. */
export const care = [
  ...terms(
    "skill",
    `
Mechanical ventilation; ventilators; ventilated patients; ventilation equipment; respirators | Beatmung; Beatmungsgeräte; beatmete Patienten; beatmeter Patienten; beatmeter Patientinnen; Beatmungspflege; Heimbeatmung | Ventilación mecánica; respiradores; pacientes ventilados | Mekanik ventilasyon; ventilatör; solunum cihazı
Palliative care; end-of-life care; hospice care | Palliativpflege; Palliativversorgung; Hospizarbeit; Sterbebegleitung | Cuidados paliativos | Palyatif bakım
Paediatric nursing; paediatrics; pediatrics; pediatric care; children's nursing | Kinderkrankenpflege; Pädiatrie; Kinderstation | Pediatría; enfermería pediátrica | Pediatri; çocuk hemşireliği; çocuk servisi
Psychiatric care; mental health nursing; psychiatry; mental health care | Psychiatrie; psychiatrische Pflege | Salud mental; psiquiatría; enfermería psiquiátrica | Psikiyatri; ruh sağlığı
Midwifery; antenatal care; delivery room; obstetrics | Geburtshilfe; Kreißsaal; Hebammenarbeit | Obstetricia; sala de partos; matrona | Ebelik; doğumhane; obstetrik
Anaesthesia; anesthesia; anaesthetics; anaesthesia care | Anästhesie; Anästhesiepflege | Anestesia | Anestezi
Dialysis; haemodialysis; hemodialysis | Dialyse; Hämodialyse | Diálisis; hemodiálisis | Diyaliz; hemodiyaliz
Oncology; chemotherapy; cancer care | Onkologie; Chemotherapie | Oncología; quimioterapia | Onkoloji; kemoterapi
Cardiology; cardiac care; =ECG; =EKG | Kardiologie; EKG | Cardiología; electrocardiograma | Kardiyoloji; EKG çekimi
Radiology; X-ray; medical imaging; =MRI; CT scans; computed tomography | Radiologie; Röntgen; Bildgebung; =MRT; Computertomographie | Radiología; rayos X; resonancia magnética; diagnóstico por imagen | Radyoloji; röntgen; görüntüleme; manyetik rezonans
Ultrasound; sonography | Sonographie; Sonografie; Ultraschall | Ecografía; ultrasonido | Ultrason; ultrasonografi
Triage; emergency triage | Triage; Ersteinschätzung | Triaje | Triyaj
Vital signs; monitoring vital signs; patient monitoring | Vitalzeichen; Vitalzeichenkontrolle; Vitalparameter; Patientenüberwachung | Constantes vitales; toma de constantes; monitorización de pacientes | Yaşamsal bulgular; vital bulgular; vital takibi; hasta takibi
Infusion therapy; intravenous therapy; IV therapy; cannulation; intravenous access | Infusionstherapie; Infusionen; Venenzugang | Terapia intravenosa; vías venosas; canalización de vías | İntravenöz tedavi; damar yolu açma; serum takma
Injections; vaccination; immunisation | Injektionen; Impfungen | Inyectables; vacunación | Enjeksiyon; aşılama
Catheterisation; catheter care | Katheterpflege; Katheterisieren | Sondaje; cuidado de sondas | Sonda takma; kateter bakımı
Stoma care; tracheostomy care | Stomaversorgung; Tracheostomapflege | Cuidado de ostomías; traqueostomía | Stoma bakımı; trakeostomi bakımı
Mobilisation of patients; patient mobilisation; patient transfers; moving and handling; manual handling of patients | Mobilisation; Patientenmobilisation; Kinästhetik; Lagerung von Patienten | Movilización de pacientes | Hasta mobilizasyonu; hasta transferi
Personal hygiene support; personal care; washing and dressing | Körperpflege; Hilfe bei der Körperpflege | Aseo personal; higiene del paciente | Kişisel bakım; hasta hijyeni
Discharge planning; case management; care coordination | Entlassmanagement; Überleitungspflege; Fallmanagement | Gestión de casos; planificación del alta; coordinación asistencial | Taburculuk planlaması; vaka yönetimi
Sterilisation; sterile processing; instrument sterilisation | Sterilisation; Instrumentenaufbereitung; Aufbereitung von Medizinprodukten | Esterilización | Sterilizasyon
Occupational therapy | Ergotherapie | Terapia ocupacional | Ergoterapi; iş uğraşı terapisi
Speech therapy; speech and language therapy | Logopädie; Sprachtherapie | Logopedia | Dil ve konuşma terapisi; logopedi
Manual therapy; massage; lymphatic drainage | Manuelle Therapie; Massage; Lymphdrainage | Terapia manual; masaje; drenaje linfático | Manuel terapi; masaj; lenf drenajı
Psychotherapy; cognitive behavioural therapy; counselling | Psychotherapie; Verhaltenstherapie; psychologische Beratung | Psicoterapia; terapia cognitivo-conductual | Psikoterapi; bilişsel davranışçı terapi; psikolojik danışmanlık
Dental assistance; chairside assistance; dental nursing; dental hygiene; prophylaxis | Zahnmedizinische Assistenz; Stuhlassistenz; Prophylaxe; Behandlungsassistenz | Auxiliar dental; higiene dental; profilaxis dental | Diş hekimi asistanlığı; ağız ve diş sağlığı; diş temizliği
Medical billing; medical coding; =ICD-10; =GOÄ; =EBM; =DRG | Abrechnung ärztlicher Leistungen; Privatabrechnung; KV-Abrechnung; Kodierung von Diagnosen | Facturación médica; codificación clínica | Tıbbi faturalama; medula; SUT
Nutrition; dietetics; nutritional counselling; diet plans | Ernährungsberatung; Diätetik | Nutrición; dietética | Beslenme; diyetetik; beslenme danışmanlığı
Veterinary care; animal care; veterinary nursing | Tierpflege; tiermedizinische Assistenz | Auxiliar veterinario; cuidado de animales | Veteriner bakımı; hayvan bakımı
Medical device advice; hearing aids; optician work; orthopaedic technology | Hörakustik; Augenoptik; Orthopädietechnik | Audioprótesis; óptica; ortopedia técnica | İşitme cihazları; optisyenlik; ortopedi teknolojisi
=HPLC; high-performance liquid chromatography; liquid chromatography | HPLC; Flüssigchromatographie | HPLC; cromatografía líquida | HPLC; sıvı kromatografisi
Gas chromatography; =GC; GC-MS | Gaschromatographie; GC-Analysen | Cromatografía de gases | Gaz kromatografisi
Mass spectrometry; LC-MS | Massenspektrometrie | Espectrometría de masas | Kütle spektrometresi
Spectroscopy; UV/VIS; =FTIR; =NMR; =AAS; ICP-MS | Spektroskopie; Photometrie | Espectroscopia; espectrofotometría | Spektroskopi; spektrofotometre
=PCR; qPCR; polymerase chain reaction; molecular biology | PCR; Molekularbiologie | PCR; biología molecular | PCR; moleküler biyoloji
Cell culture | Zellkultur | Cultivo celular; cultivos celulares | Hücre kültürü
Microbiology; microbiological testing | Mikrobiologie; mikrobiologische Untersuchungen | Microbiología | Mikrobiyoloji
Haematology; clinical chemistry; blood analysis | Hämatologie; klinische Chemie; Blutanalyse | Hematología; bioquímica clínica; análisis de sangre | Hematoloji; klinik biyokimya; kan tahlili
Histology; pathology; cytology | Histologie; Pathologie; Zytologie | Histología; anatomía patológica; citología | Histoloji; patoloji; sitoloji
Titration; wet chemistry; pH measurement | Titration; Nasschemie; pH-Messung | Titulación química; valoraciones químicas | Titrasyon; yaş kimya; pH ölçümü
Method validation; analytical method validation; method development | Methodenvalidierung; Methodenentwicklung | Validación de métodos | Metot validasyonu; yöntem validasyonu
=GMP; good manufacturing practice; cGMP | GMP; gute Herstellungspraxis | GMP; =BPF; buenas prácticas de fabricación; normas de correcta fabricación | GMP; iyi üretim uygulamaları
=GLP; good laboratory practice | GLP; gute Laborpraxis | GLP; =BPL; buenas prácticas de laboratorio | GLP; iyi laboratuvar uygulamaları
Sample preparation| Probenvorbereitung; Probenahme; Probenentnahme | Preparación de muestras; toma de muestras | Numune hazırlama; numune alma
Regulatory affairs; marketing authorisation; drug approval | Arzneimittelzulassung; Zulassung von Arzneimitteln | Asuntos regulatorios; registro de medicamentos | Ruhsatlandırma; ilaç ruhsatı
Pharmacovigilance; drug safety | Pharmakovigilanz; Arzneimittelsicherheit | Farmacovigilancia | Farmakovijilans
Early years care; crèche; creche; nursery care; under-threes; toddlers | Krippe; Kinderkrippe; U3-Betreuung; Krippenkinder; Kleinkindbetreuung | Educación de 0 a 3 años; aula de 0 a 3; guardería; primer ciclo de infantil | Kreş; 0-3 yaş; küçük çocuk bakımı
Settling-in of children; settling in; adaptation period | Eingewöhnung; Eingewöhnungen; Berliner Modell; Berliner Eingewöhnungsmodell; Münchener Modell | Periodo de adaptación; adaptación de los niños | Okula uyum süreci; okula uyum; çocukların uyum süreci; çocuğun uyum süreci; anaokuluna uyum; uyum haftası; alıştırma süreci
Work with parents; parent communication; parent meetings; parent-teacher conferences; meetings with parents; family meetings | Elternarbeit; Elterngespräche; Elternabende; Entwicklungsgespräche; Erziehungspartnerschaft | Comunicación con las familias; entrevistas con las familias; reuniones con padres; atención a familias; tutorías con familias | Veli iletişimi; veli görüşmeleri; veli toplantıları; aile görüşmeleri
Observation and documentation of learning; learning stories; developmental records | Beobachtung und Dokumentation; Bildungsdokumentation; Portfolioarbeit; Entwicklungsdokumentation; Bildungs- und Lerngeschichten | Observación y evaluación; documentación pedagógica; registro del desarrollo | Gelişim gözlemi; gelişim raporu; gözlem ve değerlendirme; gelişim takibi
Montessori; Montessori method | Montessori; Montessoripädagogik | Montessori; método Montessori | Montessori; Montessori eğitimi
After-school care; holiday clubs; out-of-school club | Hortbetreuung; Hort; Ganztagsbetreuung; Hortkinder; Nachmittagsbetreuung | Extraescolares; actividades extraescolares; ludoteca | Etüt; okul sonrası bakım
Special educational needs; =SEN; =SEND; special education; inclusive education; learning difficulties; children with special needs | Inklusion; Sonderpädagogik; Förderbedarf; sonderpädagogischer Förderbedarf; Integrationshilfe; Schulbegleitung; Heilpädagogik | Necesidades educativas especiales; =NEE; educación especial; pedagogía terapéutica; alumnos con necesidades educativas especiales | Özel eğitim; özel gereksinimli çocuklar; kaynaştırma eğitimi
Classroom management; behaviour management; behavior management | Klassenführung; Unterrichtsführung; Klassenleitung | Gestión del aula; manejo de grupo; control del aula | Sınıf yönetimi
Pupil assessment; assessment of pupils; student assessment; marking and assessment; formative assessment; grading | Leistungsbewertung; Leistungsbeurteilung von Schülern; Notengebung; Lernstandserhebung | Evaluación del alumnado; evaluación de alumnos; calificación de alumnos | Ölçme ve değerlendirme; öğrenci değerlendirme; not verme
Curriculum development; curriculum design; instructional design; learning design; course design; teaching materials | Lehrplanentwicklung; Curriculumentwicklung; Unterrichtsmaterialien; didaktische Konzepte | Diseño curricular; elaboración de materiales didácticos; diseño instruccional; programaciones didácticas | Müfredat geliştirme; öğretim tasarımı; öğretim programı; ders materyali hazırlama
E-learning; online teaching; distance learning; blended learning; =LMS | E-Learning; Onlineunterricht; digitales Lernen; Fernunterricht | Formación en línea; enseñanza online; teleformación | Uzaktan eğitim; çevrim içi eğitim; e-öğrenme
Language teaching; =EFL; =ESL; =ELE; =DaF; =DaZ; German as a foreign language; English as a foreign language; Spanish as a foreign language | Sprachunterricht; Deutsch als Fremdsprache; Deutsch als Zweitsprache | Enseñanza de idiomas; español como lengua extranjera; clases de idiomas | Dil öğretimi; yabancı dil öğretimi; dil dersi
Primary education; primary school teaching; Key Stage 1; Key Stage 2; elementary teaching; elementary school teaching | Grundschulunterricht; Grundschullehramt; Primarstufe | Educación primaria; maestro de primaria; magisterio; enseñanza primaria | Sınıf öğretmenliği; ilkokul öğretmenliği; ilköğretim
Secondary education; secondary school teaching; high school teaching; Key Stage 3; =GCSE teaching | Sekundarstufe; Gymnasiallehramt; Unterricht am Gymnasium; Realschullehramt | Educación secundaria; profesor de secundaria; bachillerato y ESO; enseñanza secundaria | Lise öğretmenliği; ortaokul öğretmenliği; branş öğretmenliği
Private tutoring; tutoring; homework support | Nachhilfe; Nachhilfeunterricht; Hausaufgabenbetreuung | Clases particulares; apoyo escolar; refuerzo escolar | Özel ders; ödev yardımı; etüt dersi
Safeguarding; child protection | Kinderschutz; Kindeswohl; Schutzauftrag | Protección de menores; protección a la infancia | Çocuk koruma
Youth welfare; residential youth care; family support; youth services | Jugendhilfe; Kinder- und Jugendhilfe; Familienhilfe; =SPFH; Heimerziehung; Jugendamt | Protección de menores y familias; intervención familiar; servicios sociales | Çocuk ve gençlik hizmetleri; aile danışmanlığı; sosyal inceleme raporu
Support for people with disabilities; disability support; disability care; learning disability support; support worker | Behindertenhilfe; Eingliederungshilfe; Heilerziehungspflege; Betreuung von Menschen mit Behinderung | Atención a personas con discapacidad; apoyo a la discapacidad | Engelli bakımı; engelli bireylere destek
Addiction support; addiction counselling; substance misuse | Suchtberatung; Suchthilfe | Atención a drogodependencias; adicciones | Bağımlılık danışmanlığı
Refugee and migration work; migration counselling; integration work | Migrationsberatung; Flüchtlingshilfe; Integrationsarbeit; Asylberatung | Atención a migrantes; inmigración y refugio | Göçmen danışmanlığı; mülteci destek
Crisis intervention; de-escalation; conflict management; conflict resolution; mediation | Krisenintervention; Deeskalation; Konfliktmanagement; Mediation | Intervención en crisis; resolución de conflictos; mediación | Krize müdahale; çatışma çözümü; arabuluculuk; uyuşmazlık yönetimi
Music education; music lessons; singing with children | Musikpädagogik; Musikunterricht; musikalische Früherziehung | Educación musical; clases de música | Müzik eğitimi; müzik öğretmenliği
Sports coaching; fitness training; personal training; physical education; sports instruction | Sportunterricht; Fitnesstraining; Übungsleitung | Entrenamiento personal; educación física; monitor deportivo | Antrenörlük; beden eğitimi; kişisel antrenörlük; fitness eğitmenliği
Swimming instruction; lifeguarding; pool supervision | Schwimmunterricht; Badeaufsicht; Bäderbetrieb | Socorrismo; monitor de natación | Cankurtaranlık; yüzme eğitmenliği
`,
  ),
  ...terms(
    "tool",
    `
=LIMS; laboratory information management system; LabWare | LIMS; Laborinformationssystem | LIMS; sistema de gestión de laboratorio | LIMS; laboratuvar bilgi yönetim sistemi
Practice management software; medical practice software; Medatixx; Turbomed; =CGM; Medistar; Dampsoft | Praxissoftware; Praxisverwaltungssystem | Programa de gestión clínica | Hasta kayıt programı; klinik yönetim programı
Patient hoist; infusion pump; syringe pump | Patientenlifter; Infusionspumpe; Perfusor | Grúa de pacientes; bomba de infusión | Hasta lifti; infüzyon pompası
Defibrillator; =AED | Defibrillator | Desfibrilador; =DEA; =DESA | Defibrilatör; =OED
Smart board; interactive whiteboard | Smartboard; interaktive Tafel | Pizarra digital | Akıllı tahta
`,
  ),
  ...terms(
    "certification",
    `
Specialist nurse in intensive care; intensive care course; critical care certificate | Fachweiterbildung Intensivpflege; Fachpflege Intensiv; Fachweiterbildung Intensiv- und Anästhesiepflege; Fachkrankenpfleger für Intensivpflege | Especialidad en cuidados intensivos; experto en cuidados intensivos | Yoğun bakım hemşireliği sertifikası; yoğun bakım sertifikası
Wound expert certificate; wound care certificate | Wundexperte ICW; Wundexperte; Wundexpertin; Wundmanager | Experto en heridas | Yara bakım sertifikası
Ward management qualification; ward manager training | Stationsleitungskurs; Weiterbildung Stationsleitung; Pflegedienstleitung; =PDL | Gestión de unidades de enfermería | Sorumlu hemşire belgesi
Care assistant qualification; nursing assistant certificate; =CNA; Care Certificate; NVQ Health and Social Care | Pflegehelfer; Pflegehelferin; Pflegeassistent; Pflegebasiskurs; Krankenpflegehelferin | Técnico en cuidados auxiliares de enfermería; =TCAE; certificado de profesionalidad sociosanitario | Hasta ve yaşlı bakım sertifikası; hasta bakıcı sertifikası; hemşire yardımcılığı belgesi
Paediatric first aid; pediatric first aid; first aid for children | Erste Hilfe am Kind; Erste-Hilfe-Kurs am Kind | Primeros auxilios pediátricos; primeros auxilios en la infancia | Çocuklarda ilk yardım; bebek ve çocuk ilk yardımı
Childhood education degree; early childhood educator; childhood pedagogue | Kindheitspädagogin; Kindheitspädagoge; Kindheitspädagogik | Técnico superior en educación infantil; =TSEI; maestra de educación infantil | Çocuk gelişimi diploması; okul öncesi öğretmenliği diploması
Medical licence; licence to practise medicine; GMC registration; medical license; full registration with a licence | Approbation; ärztliche Approbation; Approbation als Arzt | Colegiación médica; licencia médica; colegiado médico | Hekimlik diploması; tabip odası kaydı; uzmanlık belgesi
Specialist doctor qualification; board certified; board certification | Facharzt; Fachärztin; Facharztanerkennung | =MIR; título de especialista; médico especialista | Uzman hekim; tıpta uzmanlık; =TUS
Pharmacist registration; GPhC registration | Approbation als Apotheker; =PTA | Colegiación farmacéutica | Eczacılık diploması; eczacı ruhsatı
Physiotherapist registration; state registered physiotherapist; HCPC registration | Staatlich anerkannter Physiotherapeut; staatlich anerkannte Physiotherapeutin | Colegiación de fisioterapeuta; colegiado en fisioterapia | Fizyoterapist diploması
Radiation protection certificate; X-ray certificate | Röntgenschein; Strahlenschutzkurs; Fachkunde Strahlenschutz; Kenntnisse im Strahlenschutz | Curso de operador de rayos X; licencia de operador radiológico | Radyasyon güvenliği sertifikası
Measles vaccination proof; measles immunity | Masernschutz; Masernimpfung; Nachweis Masernschutz; Masernnachweis | Vacunación del sarampión | Kızamık aşısı belgesi
Enhanced DBS; DBS check; DBS certificate; criminal record certificate; police clearance | Erweitertes Führungszeugnis; Führungszeugnis; polizeiliches Führungszeugnis | Certificado de delitos de naturaleza sexual; certificado de antecedentes penales; delitos sexuales | Adli sicil kaydı; sabıka kaydı belgesi
Lifeguard certificate; swimming rescue badge | Rettungsschwimmer; Rettungsschwimmabzeichen; DLRG Silber; DLRG Bronze | Título de socorrista; socorrista acuático | Cankurtaran belgesi; gümüş cankurtaran
Fitness trainer licence; personal trainer certificate; coaching badge | Trainerschein; Fitnesstrainer-B-Lizenz; Übungsleiterschein; Trainerlizenz | Título de entrenador personal; =TAFAD; =TSEAS | Antrenörlük belgesi; fitness eğitmenliği belgesi
Paramedic registration; emergency medical technician; =EMT | Notfallsanitäter; Notfallsanitäterin; Rettungssanitäter; Rettungssanitäterin; Rettungsassistent | Técnico en emergencias sanitarias; =TES | Acil tıp teknisyeni; =ATT; paramedik diploması
`,
  ),
  ...products(
    "tool",
    `
ORBIS; Meona; iMedOne; SAP IS-H; Cerner; Meditech; SystmOne; EMIS Web; Moodle; Blackboard; Canvas LMS
Google Classroom; Microsoft Teams for Education; =EBA; e-Okul
`,
  ),
];
