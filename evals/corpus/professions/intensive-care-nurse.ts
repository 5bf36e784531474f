import type { Profession } from "./set.ts";

export const intensiveCareNurse: Profession = {
  key: "intensive-care nurse",
  language: "en",
  advert: `Staff Nurse, Adult Intensive Care (Band 5/6)
St Aldwyn's University Hospital, Harrowbridge

Our 22-bedded general ICU looks after around 1,400 critically ill adults a year, from emergency laparotomies to multi-trauma. We are looking for a nurse who stays calm when three alarms go off at once.

What you will do
- Look after one level 3 or two level 2 patients per shift
- Care for ventilated patients, arterial lines and vasoactive infusions
- Take part in turning, weaning and the transfer of patients to CT and theatre
- Keep relatives informed with honesty and kindness
- Mentor student nurses and new starters

What we ask for
- Registered Nurse with a current NMC pin
- At least two years in adult critical care
- Experience with mechanical ventilation and renal replacement therapy (CRRT)
- Immediate Life Support (ILS) or ACLS
- Post-registration course in critical care would be an advantage
- Experience with an electronic chart such as MetaVision or ICCA is welcome

37.5 hours a week, full or part time, internal rotation to nights. £31,049 to £37,796 plus unsocial hours.`,
  cvs: [
    {
      id: "icu-okonkwo",
      kind: "genuine",
      grade: 3,
      why: "Eight years of adult ICU with ventilated and filtered patients, ALS, critical care course, mentors; all that is asked for.",
      layout: "plain",
      text: `Adaeze Okonkwo
RN (Adult), NMC pin 09K1234E
Harrowbridge | 07700 900214 | adaeze.okonkwo@mailbox.example
## Profile
Critical care nurse with eight years at the bedside in a busy general unit. I like sick patients, honest handovers and a tidy bed space.
## Employment
= Sister / Senior Staff Nurse, General ITU | Kingsmere Infirmary | Apr 2021 – present
- Nurse in charge of 12 beds on nights, allocating according to acuity
- Look after level 3 patients: intubated and proned, on noradrenaline and vasopressin, with PiCCO and art lines
- Set up, run and troubleshoot the Prismaflex; link nurse for haemofiltration
- Weaning rounds with physio, extubation, trache care
- Practice assessor for third-year students and our overseas nurses
= Staff Nurse, ITU | Kingsmere Infirmary | Sept 2018 – Mar 2021
- Completed step 1 competencies in seven months
- Went with patients to CT and MRI, sometimes at three in the morning
= Staff Nurse, Acute Surgical Ward | Kingsmere Infirmary | Aug 2016 – Aug 2018
- 28 beds, post-op care, NEWS2, drains and epidurals
## Education and courses
Foundations of Critical Care Nursing (60 credits), University of Wexholme, 2020
ALS provider, renewed 2025
BSc (Hons) Adult Nursing, University of Wexholme, 2016`,
    },
    {
      id: "icu-lindqvist",
      kind: "genuine",
      grade: 3,
      why: "Nine years in cardiac and general ICU, ECMO, CRRT, MetaVision, ACLS; registered here since 2021; plainly suitable.",
      layout: "dated",
      text: `Per Lindqvist
Registered nurse, cardiothoracic and general intensive care
NMC registration since 2021 | Tel. +46 70 555 01 42 | per.lindqvist@post.example.org
## Work
= Staff nurse CTICU | Royal Marlow Heart Centre, London | 06/2021 – now
- One to one care straight out of theatre: sedated, on the ventilator, pacing wires, chest drains, inotropes titrated to the cardiac index
- VV and VA ECMO as second nurse, CVVHDF with citrate
- Chart everything in MetaVision, which I also teach to newcomers
- Family meetings together with the consultant
= Intensivvårdssjuksköterska (ICU nurse) | Länssjukhuset Granvik, Sweden | 02/2017 – 05/2021
- Eight-bed mixed unit: sepsis, COPD on NIV, overdoses, the occasional child waiting for retrieval
- Responsible for the emergency trolley and the resus training of the wards
= Nurse in a medical admissions unit | Länssjukhuset Granvik | 07/2014 – 01/2017
## Training
Specialist nurse in intensive care, one year, 2016
Bachelor of nursing, 2014
ACLS (AHA), valid until 2027
## Languages
Swedish, English C1`,
    },
    {
      id: "icu-baptista",
      kind: "genuine",
      grade: 3,
      language: "es",
      why: "Written in Spanish: five years of adult ICU with ventilation and continuous renal replacement, ACLS, NMC pin obtained. Same worth as the best.",
      layout: "ruled",
      text: `Inmaculada Baptista Roig
Enfermera de UCI
Alicante | 612 00 48 19 | inma.baptista@correo.example.com
## Perfil
Enfermera con cinco años en cuidados intensivos de adultos. Número NMC concedido en marzo de 2026, con idea de instalarme en Inglaterra.
## Experiencia
= Enfermera de Unidad de Cuidados Intensivos | Hospital Virgen del Olivar, Alicante | marzo 2021 – actualidad
- UCI polivalente de 18 camas; dos pacientes por turno, uno si está en prono o con terapia renal
- Pacientes intubados: ventilación mecánica, aspiración, destete y cuidados de la traqueostomía
- Técnicas continuas de reemplazo renal (Prismaflex) con heparina y citrato
- Catéter arterial, drogas vasoactivas, monitorización PiCCO
- Tutora de alumnos de cuarto de Enfermería; acogida de las familias
= Enfermera de urgencias | Hospital Comarcal La Marina Baja Nova | julio 2018 – febrero 2021
- Triaje, box de críticos, código ictus
## Formación
Grado en Enfermería, Universidad de Vallserena, 2018
Experto universitario en cuidados críticos, 2022
ACLS, American Heart Association, 2025
## Idiomas
Español, inglés (OET superado, C1)`,
    },
    {
      id: "icu-farquhar",
      kind: "genuine",
      grade: 2,
      why: "Four years of high dependency care, some ventilated patients, ILS; level 3 and filtration only from shifts as a floater. Fair, short of the ICU years.",
      layout: "centred",
      text: `Moray Farquhar
Edinburgh · 07700 900881 · m.farquhar@mailbox.example
## About me
RGN with four years in surgical high dependency and a strong wish to move up to level 3.
## Career
= Staff nurse, Surgical HDU | Inverlair General Hospital | 03/2022 – present
- Six beds: oesophagectomies, open aneurysms, pancreatitis. Art lines, CVP, epidurals, high-flow oxygen and CPAP
- Metaraminol and low dose noradrenaline by protocol
- Sent to ICU next door when short of staff (about thirty shifts last year), where I look after an intubated patient with a senior nurse nearby; watched the filter but never set it up alone
- Escalate early, work closely with outreach
= Staff nurse, Colorectal ward | Inverlair General Hospital | 10/2019 – 02/2022
- Stoma care, TPN, discharge planning
## Learning
Immediate Life Support, yearly
BN Nursing, 2019. NMC registered.
In-house critical care induction week, 2024`,
    },
    {
      id: "icu-mahlangu",
      kind: "genuine",
      grade: 1,
      why: "Newly qualified, one 12-week placement on an ICU; a beginner in every respect but registered.",
      layout: "sidebar",
      text: `Thandi Mahlangu
Newly qualified nurse (adult)
Leeds
07700 900356
thandi.mahlangu@post.example.org
## Personal statement
I qualified this summer and would love to start in intensive care, where I had my final placement. I learn quickly and am not afraid to ask.
## Work
= Staff nurse (preceptorship), Respiratory ward | Aireholme Teaching Hospital | Sept 2026 – present
- Looking after a bay of six with a buddy, drug rounds, observations, oxygen and nebulisers
= Healthcare assistant (bank) | Aireholme Teaching Hospital | 2023 – Aug 2026
- Washing, feeding, blood sugars, cannula care; one-to-one care of confused patients
## Placements
- Critical care, 12 weeks: helped to care for ventilated patients under supervision, mouth and eye care, turning, hourly charting
- District nursing, theatres, acute medicine
## Education
BSc Nursing (Adult), Leeds Northgate University, 2026, first class
NMC pin received August 2026
##~ Certificates
- Basic life support
- Manual handling
##~ Languages
- English
- isiZulu
- Afrikaans`,
    },
    {
      id: "icu-prendergast",
      kind: "neighbour",
      grade: 0,
      why: "The hospital's systems analyst: installs the ICU's charting software, is no nurse.",
      layout: "ruled",
      text: `Colm Prendergast
Clinical Systems Analyst
Dublin / remote | +353 20 910 1122 | colm.prendergast@mein-web.example
## Summary
IT analyst who has spent nine years inside hospitals, mostly on intensive care and theatre systems.
## Experience
= Senior Application Analyst, Critical Care Systems | Marlow Health Trust ICT | Jan 2020 – present
- Rolled out MetaVision to four intensive care units with 68 beds and wrote the interface for ventilators, infusion pumps and CRRT machines
- Configured order sets for vasoactive infusions together with the nursing leads
- Trained 400 nurses and 60 doctors, on days and nights
- Second line support, upgrades, downtime procedures
= Integration Developer | Clearwell Informatics | Mar 2017 – Dec 2019
- HL7 messages between patient administration, laboratory and the Philips ICCA charting system
- SQL reports on length of stay and mortality
= Service Desk Technician | Clearwell Informatics | 2015 – 2017
- Password resets, carts, printers
## Education
BSc Computing, Institute of Technology Ballyvane, 2015
ITIL 4 Foundation; PRINCE2 Practitioner`,
    },
    {
      id: "icu-tremlett",
      kind: "list",
      grade: 0,
      why: "Lists every skill of the advert, has worked as an estate agent and in a call centre only.",
      layout: "plain",
      text: `Gareth Tremlett
Swansea | 07700 900577 | gareth.tremlett@mailbox.example
## Key skills
Adult critical care · mechanical ventilation · CRRT / renal replacement therapy · arterial lines · vasoactive infusions · level 3 patients · MetaVision · ICCA · Immediate Life Support (ILS) · ACLS · mentoring students · NMC · family communication
## Employment
= Lettings Negotiator | Harbourside Homes, Swansea | May 2021 – present
- Viewings, references, inventories and deposits for some 140 flats
- Deal with tenants' repairs and chase contractors
- Won branch of the quarter twice
- Mediated between neighbours, wrote notices and kept the key safe in order
= Customer Service Adviser | Brightline Energy | Feb 2018 – Apr 2021
- Sixty calls a day about bills, tariffs and smart meters
- Coached four new colleagues
= Barista | Bean There | 2016 – 2018
- Opening shifts, cash, stock
## Education
A levels in business and media, Gowerside College, 2016
## Interests
Sea swimming, medical dramas, five-a-side`,
    },
    {
      id: "icu-castellanos",
      kind: "neighbour",
      grade: 0,
      why: "Recruits nurses for hospitals; knows the words, has never nursed.",
      layout: "sidebar",
      text: `Rebeca Castellanos
Healthcare Recruitment Consultant
Birmingham
+44 7700 900643
rebeca.castellanos@correo.example.com
## About
I find nurses for hospitals that cannot find any. Six years in healthcare staffing, 300 placements.
## Experience
= Principal Consultant, Critical Care & Theatres | Nightingate Staffing | 2021 – present
- Fill ICU, HDU and theatre nurse vacancies for eleven NHS trusts
- Check NMC pins, ILS and ALS certificates, references and right to work
- Interview nurses from India, the Philippines and Portugal about ventilation, haemofiltration and their years in intensive care
- Negotiate rates, write adverts, run open days
= Recruitment Resourcer | Nightingate Staffing | 2019 – 2021
- Searched CV databases, booked bank shifts, kept the compliance files
= Shop Supervisor | Fern & Oak Interiors | 2016 – 2019
## Education
BA Spanish and Business, University of Selly Vale, 2016
##~ Skills
- Bullhorn
- LinkedIn Recruiter
- Negotiation
##~ Languages
- Spanish
- English`,
    },
    {
      id: "icu-vandermolen",
      kind: "stranger",
      grade: 0,
      why: "A groundsman; nothing to do with nursing.",
      layout: "centred",
      text: `Joris van der Molen
Norwich · 07700 900118 · joris.vdm@mein-web.example
## Profile
Greenkeeper and groundsman who enjoys early mornings, machinery and short grass.
## Work history
= Deputy head greenkeeper | Wensum Links Golf Club | 2019 – today
- Mow, aerate and top-dress eighteen greens; set the irrigation by soil moisture
- Keep the mowers sharp and the spraying records straight
- Look after two apprentices and a band of volunteers
- Budget for seed, sand and diesel
= Groundsman | Carrow Park Cricket Ground | 2015 – 2019
- Prepared pitches for county second eleven matches, covers on and off in the rain
- Painted lines, mended nets, locked up
= Seasonal worker | Tulip nursery De Kampen, Lisse | 2013 – 2015
- Bulb lifting, grading and packing
## Qualifications
Level 3 Sports Turf
PA1 and PA6 spraying certificates, chainsaw maintenance
Full driving licence with trailer`,
    },
  ],
};
