/** Wishes on protected facts and their lawful neighbours as employers word them, one a line; a wish follows its reason. */
export const ENGLISH_WISHES = `
age | We look for a young, dynamic team player under 35
age | Not older than 40
age | Max. age 45
age | Aged 20 to 30
age | Between 25 and 35 years old
age | Recent graduates only
age | A true digital native
age | Ideal for candidates in their twenties
age | Age limit: 40
age | Must be under the age of 30
age | Born after 1995
age | Please state your date of birth
age | Young and hungry sales talent
age | No applicants over 50
age | Millennials preferred
age | Young nurse for nights
age | Young female
age | Young people wanted for our bar
familyDuties | No family commitments
familyDuties | Free of family obligations
familyDuties | Without caring responsibilities
familyDuties | No small children
familyDuties | Childcare must be arranged
familyDuties | Family planning completed
familyDuties | Not planning to start a family
familyDuties | Mothers with young children need not apply
familyDuties | No dependants
nativeSpeaker | Native English speaker
nativeSpeaker | Native speakers only
nativeSpeaker | German native speaker required
nativeSpeaker | English mother tongue
nativeSpeaker | Mother tongue: German
nativeSpeaker | Native German
nativeSpeaker | Accent-free English
nativeSpeaker | No foreign accent
nationality | British citizens only
nationality | Must hold an EU passport
nationality | Must have German citizenship
nationality | No foreigners
nationality | Locals only
nationality | Of European origin
nationality | Open to EU nationals only
gender | Male candidates preferred
gender | Women only
gender | Female receptionist
gender | We need strong men for the warehouse
gender | Ideal for housewives
gender | Looking for a lady for the front desk
militaryService | Military service completed
militaryService | Exempt from compulsory military service
militaryService | National service must be completed
maritalStatus | Single or divorced
maritalStatus | Please indicate your marital status
maritalStatus | Unmarried candidates
maritalStatus | No married women
pregnancy | Not pregnant
pregnancy | Pregnancy test before hiring
pregnancy | No plans to become pregnant
photo | Send your CV with a recent photo
photo | Please attach a photo
photo | Photo required
photo | Full-length photograph required
religion | Christian faith
religion | Practising Catholic
religion | Church membership
religion | No headscarves
health | No disabilities
health | In perfect health
health | Must be able-bodied
health | No chronic illnesses
health | Never sick
health | Free from back problems
appearance | Attractive appearance
appearance | Good-looking
appearance | Must be presentable
appearance | Slim figure
appearance | No visible tattoos
age | We want someone under forty
age | Preferably in the 25-35 age bracket
nativeSpeaker | English must be your first language
nationality | Only UK born candidates
health | Must be fit and healthy
religion | Christian values and churchgoer
nationality | Applicants must be of German nationality
religion | You belong to a Christian church
union | We do not employ union members
union | No union members
union | Not a member of a trade union
union | Must not belong to any union
religion | Only Christians need apply
pregnancy | Candidates should not be planning a pregnancy
photo | Applicants must provide a recent full-body photo
health | Applicants with health problems need not apply
health | People with a disability will not be considered
gender | A girl Friday for the office
health | No one who is HIV positive
nationality | People of African descent will not be hired
nationality | Migrants need not apply
union | Trade unionists are not welcome
age | Pensioners should not apply
gender | Women are not accepted for this post
health | Wheelchair users cannot apply
age | We prefer candidates in the age bracket 25-35
photo | A photograph must be in the CV
religion | Must be a devout Catholic
pregnancy | This role is not suitable for pregnant women
familyDuties | Applicants with young children will be rejected
nativeSpeaker | English mother-tongue speakers
gender | Strong lads for the warehouse
religion | No dreadlocks or headscarf
familyDuties | Ideally you are without a family
religion | Please include your religion in your application
nationality | We only take on Polish workers
gender | No gay people
health | Healthy, with no back trouble
gender | Ideal job for a housewife
union | No union troublemakers
age | Maximum age: forty
`;

export const ENGLISH_LAWFUL = `
Free gym membership: stay fit and healthy on us
We hire regardless of origin or belief, gender identity, physical appearance, marital status or religion
All applicants are considered without discrimination on ethnicity, sexual orientation, marital status or any other basis
You support our programme for female founders
You coach two young colleagues
Guiding young professionals in their first year
5 years of experience
Under 50 employees
Between 10 and 20 projects a year
Minimum age 18 where the law requires
At least 18 years old (sale of alcohol)
A young, growing company
Our team is young and dynamic
We are a young team
Junior developer
Senior nurse
Support young people with learning disabilities
Experience with young adults
Youth worker
Care of older people
Teaching children under 12
Family business in its third generation
Family doctor's practice
Family-friendly working hours
Childcare assistant
Child benefit and paid parental leave
Experience in family law
German C1
Fluent English
Native or bilingual proficiency in English
Native mobile apps with Swift
React Native
Cloud-native development
English, C2 or better
Valid work permit
Right to work in the UK
EU work permit
Knowledge of German citizenship law
Experience with international teams
Male and female patients
Women's health clinic
Men's clothing department
Female ward
Gender-neutral language
Engineer (m/f/d)
Applicants of all genders are welcome
Military vehicles mechanic
Experience with military customers
Veterans are welcome
Single point of contact
Single sign-on
Photo editing
Photographer with studio experience
Experience with picture archives
No photo needed
Please do not attach a photo
Christian Aid is our customer
Church music director
Catholic hospital in Cologne
Organises church concerts
Wheelchair users welcome
People with disabilities are encouraged to apply
Disability support worker
Occupational health and safety
Health insurance
Mental health nurse
Attractive salary
Attractive location
Neat documentation
Presents well in meetings
Credit union experience
Experience in European Union law
Negotiates with trade unions
Regardless of age, gender, religion or nationality
We do not discriminate on grounds of age, marital status or pregnancy
Age, nationality and marital status do not matter
Driving licence class B
Able to lift 20 kg
Absolutely reliable
The area we work under.
Maternity ward midwife
Care of pregnant women
Works well under pressure
Patients aged 18 to 65
Complies in full with health and safety
Excellent health and nutrition courses
Ready for shifts and night work
Willing to relocate
Accent on quality
Care for people over 80
Supporting adults aged 25 to 64 with learning disabilities
Our team is between 25 and 60 years old
Refugees are welcome to apply
People with a disability are welcome
Advice for migrants who cannot apply online
Mentoring women who return to work
Either with EU nationality or a student visa
Fashion for every figure
Pension advice for retirees
Work with people who have mental health problems
Union relations: you negotiate with trade unions
`;

export const GERMAN_WISHES = `
appearance | Wir suchen eine attraktive, freundliche Dame für den Empfang
appearance | Sie sind jung und attraktiv
appearance | Du solltest gut aussehen
maritalStatus | Bitte geben Sie Ihren Familienstand an
age | Junge, dynamische Teamplayer unter 35
age | unter 35
age | Nicht älter als 40 Jahre
age | Maximal 45 Jahre alt
age | Alter: 20-30 Jahre
age | Zwischen 25 und 35 Jahre alt
age | Nur Berufsanfänger
age | Junges Mädchen für den Verkauf
age | Altersgrenze 50
age | Höchstalter 40
age | Du bist jung und dynamisch
age | Junge Kollegen bevorzugt
age | Junger Kellner
age | Digital Native
age | Nach 1995 geboren
age | Im Alter von 18 bis 30 Jahren
age | Anfang dreißig
age | Bitte Angabe des Geburtsdatums
familyDuties | Keine familiären Verpflichtungen
familyDuties | Familiär ungebunden
familyDuties | Ohne Kinder
familyDuties | Kinderlos
familyDuties | Keine kleinen Kinder
familyDuties | Abgeschlossene Familienplanung
familyDuties | Gesicherte Kinderbetreuung
familyDuties | Kein Kinderwunsch
familyDuties | Ohne Betreuungspflichten
familyDuties | Keine Alleinerziehenden
nativeSpeaker | Muttersprachler
nativeSpeaker | Deutsch als Muttersprache
nativeSpeaker | Deutsche Muttersprachlerin bevorzugt
nativeSpeaker | Muttersprache Deutsch
nativeSpeaker | Englisch-Muttersprachler
nativeSpeaker | Akzentfreies Deutsch
nativeSpeaker | Deutsch (Muttersprache)
nativeSpeaker | Muttersprachler:in Deutsch
nationality | Deutsche Staatsangehörigkeit
nationality | Nur EU-Bürger
nationality | Deutscher Pass
nationality | Keine Ausländer
nationality | Ohne Migrationshintergrund
nationality | In Deutschland geboren und aufgewachsen
nationality | Deutscher Herkunft
nationality | Bitte Angabe der Nationalität
gender | Nur Männer
gender | Weibliche Bewerber bevorzugt
gender | Männliche Verstärkung für das Lager
gender | Kräftige Männer für den Umzug gesucht
gender | Ideal für Hausfrauen
gender | Nette Dame für den Empfang
gender | Putzfrau gesucht
gender | Keine Frauen
militaryService | Abgeleisteter Wehrdienst
militaryService | Wehrdienst abgeleistet
militaryService | Zivildienst absolviert
militaryService | Vom Wehrdienst befreit
maritalStatus | Ledig
maritalStatus | Unverheiratet und flexibel
maritalStatus | Angabe des Familienstands
maritalStatus | Ungebunden
pregnancy | Nicht schwanger
pregnancy | Keine geplante Schwangerschaft
pregnancy | Schwangere Bewerberinnen unerwünscht
photo | Bewerbung mit Foto
photo | Lebenslauf mit Lichtbild
photo | Bitte Bewerbungsfoto beifügen
photo | Aktuelles Lichtbild
religion | Christliche Konfession
religion | Zugehörigkeit zur evangelischen Kirche
religion | Mitglied der katholischen Kirche
religion | Ohne Kopftuch
religion | Konfessionszugehörigkeit
health | Keine gesundheitlichen Einschränkungen
health | Körperlich gesund
health | Kerngesund
health | Ohne Behinderung
health | Wenige Krankheitstage
health | Frei von chronischen Krankheiten
appearance | Gepflegtes Erscheinungsbild
appearance | Attraktives Äußeres
appearance | Gutaussehend
appearance | Schlanke Figur
appearance | Keine sichtbaren Tattoos
age | Du solltest nicht älter als dreißig sein
nativeSpeaker | Deutsch muss Ihre Muttersprache sein
appearance | Verkäufer mit gepflegtem Äußeren
health | Gesund und belastbar
age | Bewerber über 50 werden nicht berücksichtigt
religion | Sie gehören einer christlichen Kirche an
gender | Nur für Männer
union | Keine Gewerkschaftsmitglieder
union | Nicht gewerkschaftlich organisiert
union | Kein Mitglied einer Gewerkschaft
religion | Kopftuchträgerinnen werden nicht eingestellt
gender | Einen kräftigen Burschen für das Lager
pregnancy | Nichtschwangere Bewerberinnen
nationality | Bewerber mit Migrationshintergrund bitten wir abzusehen
union | Nicht in der Gewerkschaft
religion | Muslime sind unerwünscht
health | Menschen mit Behinderung können nicht berücksichtigt werden
nationality | Geflüchtete werden nicht genommen
age | Rentner brauchen sich nicht zu bewerben
gender | Frauen sind nicht erwünscht
religion | Nur Christen
age | Gesucht: rüstiger Frührentner
photo | Schicken Sie Ihre Unterlagen mit Passfoto
maritalStatus | Idealerweise sind Sie Single
appearance | Körpergröße mindestens 180 cm
appearance | Eine Dame mit guter Figur
familyDuties | Bewerberinnen mit Kinderwunsch bitten wir, sich nicht zu bewerben
age | Gesucht wird ein jugendlicher Typ
age | Wer über 45 ist, braucht sich nicht zu bewerben
religion | Geben Sie Ihre Religionszugehörigkeit an
nationality | Wir stellen nur Polen ein
gender | Keine Schwulen
familyDuties | Sie haben zu Hause niemanden zu pflegen
health | Ohne Rückenleiden
age | Höchstalter vierzig
`;

export const GERMAN_LAWFUL = `
Attraktive, leistungsgerechte Vergütung
Attraktive und faire Konditionen
Du baust Oberflächen, die nicht nur gut aussehen
Eine schlanke, flexible Struktur mit kurzen Wegen
Wir machen Solaranlagen wirtschaftlich attraktiv und einfach
Chancengleichheit gilt bei uns ohne Blick auf sexuelle Orientierung, Familienstand oder ein anderes sachfremdes Kriterium
Freiwillige Angaben wie Foto oder Familienstand müssen nicht gemacht werden
Bei Personenbezeichnungen steht die männliche Form für alle
Sie begleiten zwei jüngere Kolleginnen und Kollegen fachlich
Einarbeitung jüngerer Mitarbeiter
5 Jahre Erfahrung
Mindestens 10 Jahre Berufserfahrung
Entwickler (m/w/d)
Verkäufer (w/m/d) in Teilzeit
Junges Unternehmen
Ein junges, dynamisches Team
Wir sind jung und wachsen
Unter 50 Mitarbeitende
Unter 30 Minuten Anfahrt
Arbeit mit jungen Menschen
Betreuung junger Erwachsener
Jugendarbeit
Mindestalter 18 Jahre (gesetzlich vorgeschrieben)
Altenpflege
Altenpfleger
Betreuung älterer Menschen
Kinderkrankenpfleger
Kinderbetreuung im Haus
Erfahrung mit Kindern
Kinder unter drei Jahren betreuen
Familienunternehmen
Familienrecht
Familienfreundliche Arbeitszeiten
Vereinbarkeit von Familie und Beruf
Elternzeitvertretung
Deutsch C1
Sehr gute Deutschkenntnisse
Verhandlungssicheres Englisch
Deutsch auf muttersprachlichem Niveau
Deutsch auf Muttersprachniveau
Deutsche Sprache in Wort und Schrift
Gültige Arbeitserlaubnis
Aufenthaltstitel mit Arbeitserlaubnis
Kenntnisse im deutschen Steuerrecht
Kenntnisse im Staatsangehörigkeitsrecht
Führerschein Klasse B
Frauenarzt
Frauenhaus
Männliche und weibliche Patienten
Damenmode
Herrenausstatter
Gleichstellungsbeauftragte
Bundeswehr als Kunde
Mechaniker für Militärfahrzeuge
Bundesfreiwilligendienst möglich
Fotobearbeitung
Fotograf
Ein Foto ist nicht erforderlich
Bitte verzichten Sie auf ein Bewerbungsfoto
Katholisches Krankenhaus
Evangelische Kita
Kirchenmusiker
Diakonie als Träger
Rollstuhlfahrer willkommen
Schwerbehinderte werden bei gleicher Eignung bevorzugt
Heilerziehungspfleger
Begleitung von Menschen mit Behinderung
Gesundheits- und Krankenpfleger
Gesundheitsschutz
Betriebliche Altersvorsorge
Körperliche Belastbarkeit
Heben bis 25 kg
Attraktive Vergütung
Attraktiver Standort
Gepflegte Dokumentation
Völlig selbstständiges Arbeiten
Gewerkschaftssekretär
Zusammenarbeit mit dem Betriebsrat
Unabhängig von Alter, Geschlecht, Religion und Staatsangehörigkeit
Alter und Familienstand spielen keine Rolle
Betreuung von Schwangeren
Schwangerschaftsberatung
Mit einem Bild der Lage
Reisebereitschaft
Patienten im Alter von 18 bis 65 Jahren
Schichtbereitschaft
Belastbar auch unter Zeitdruck
Ausbildung als Krankenschwester oder Krankenpfleger
Weibliche Bewohnerinnen pflegen
Alleinstehendes Einfamilienhaus
Tag und Nacht erreichbar
Betreuung von Menschen über 65 Jahren
Pflege von Personen ab 80
Unser Team ist zwischen 25 und 60 Jahre alt
Menschen mit Behinderung werden bei gleicher Eignung bevorzugt
Schwerbehinderte Menschen werden nicht benachteiligt
Beratung von Geflüchteten
Sie begleiten Frauen, die nicht sicher wohnen können
Sie begleiten junge Erwachsene zwischen 18 und 27 Jahren
Mode für jede Figur
Rentenberatung für Rentner
Arbeit mit psychisch kranken Menschen
Nur für schwerbehinderte Menschen ausgeschriebene Stelle
`;
