import type { Profession } from "./set.ts";

export const pharmacyTechnician: Profession = {
  key: "pharmacy technician",
  language: "en",
  advert: `Pharmacy Technician – Willowbank Community Pharmacy, Cardiff

A family-owned pharmacy with 9,000 items a month, a dosette round and a dispensing robot called Gladys.

What the job is
- Dispense and check prescriptions, including controlled drugs
- Prepare monitored dosage systems for care homes
- Order stock, check dates, handle returns and recalls
- Advise customers on over-the-counter medicines and refer to the pharmacist when needed
- Support services such as flu vaccination, blood pressure checks and the smoking clinic

What we look for
- GPhC registered pharmacy technician (NVQ/BTEC level 3 in pharmacy)
- A year or more in a community or hospital pharmacy
- Accuracy checking qualification (ACT) is desirable
- Knowledge of a dispensing system such as ProScript, Pharmacy Manager or RxWeb
- Good with people and exact with numbers
- Welsh is welcome

35 hours, alternate Saturdays. £13.20 to £15.40 an hour.`,
  cvs: [
    {
      id: "pha-gethin",
      kind: "genuine",
      grade: 3,
      why: "Eight years as a registered technician with accuracy checking, blister packs, CDs, services; Welsh. Ideal.",
      layout: "plain",
      text: `Rhiannon Gethin
Barry, near Cardiff · 07700 900126 · rhiannon.gethin@mailbox.example
GPhC registration 5012345
## Profile
Technician who checks twice and smiles once more. Born in a village where the chemist knew everybody, and I try to be that person.
## Employment
= Accuracy checking technician | Brynteg Chemists, Penarth | June 2020 – present
- Final check of 6,000 items a month after the pharmacist's clinical screen
- CD register, balance checks, witnessed destruction
- Blister packs for four homes and 70 patients in town, with mid-cycle changes
- Split deliveries, short-dated shelf, drug alerts acted on the same day
- Blood pressures, stop smoking appointments, and the queue on flu Saturdays
- Train two dispensers in ProScript Connect
= Pharmacy technician | Brynteg Chemists | 2018 – 2020
= Dispensing assistant | Vale Surgery dispensary | 2015 – 2018
- Labelling, repeat requests, counter
## Qualifications
ACT certificate, 2020
NVQ Level 3 Pharmacy Service Skills and BTEC, Morgannwg College, 2018
## Languages
Welsh (first language), English`,
    },
    {
      id: "pha-yeboah",
      kind: "genuine",
      grade: 3,
      why: "Five years of hospital and community pharmacy, registered, wards and dispensary, ordering, controlled drugs; suitable.",
      layout: "ruled",
      text: `Emmanuel Yeboah
Pharmacy technician
Newport
07700 900237
emmanuel.yeboah@post.example.org
## Experience
= Pharmacy Technician | Tredegar Street Pharmacy (two branches) | March 2023 – present
- Dispense walk-in and electronic prescriptions, instalments, substance misuse clients with supervised doses
- Assemble trays for three nursing homes and phone the surgeries about interactions and missing items
- Talk with customers about hay fever, cough and children's fever, and know when to fetch the pharmacist
- Weekly order, expiry list, credit claims, batch recall log
- Inhaler technique and blood pressure service
= Pharmacy Technician, dispensary and wards | Usk Royal Hospital | Oct 2021 – Feb 2023
- Discharge medicines, drug histories at the bedside, ward top-up, cytotoxic cupboard keys
= Pre-registration trainee | Usk Royal Hospital | 2019 – 2021
## Education
Level 3 Diploma in the Principles and Practice for Pharmacy Technicians, 2021
Registered with the General Pharmaceutical Council since 2021
## Systems
Pharmacy Manager, JAC, PMR robot
## Languages
Twi, English`,
    },
    {
      id: "pha-marchetti",
      kind: "genuine",
      grade: 2,
      why: "Four years as a dispenser with NVQ 2; not registered as a technician, level 3 in progress. Fair.",
      layout: "dated",
      text: `Giada Marchetti
Dispenser, Cardiff, 07700 900348, giada.marchetti@mein-web.example
## Work
= Pharmacy dispenser | Splott Road Pharmacy | 2022 – present
- Label and assemble prescriptions, bag, file, hand out with the right advice
- Dosette boxes for 45 patients each week
- Put away the wholesaler's order, rotate stock, date check by shelf
- Sell pharmacy medicines by the WWHAM questions
- Book flu jabs and hold the hands of those who faint
- RxWeb, electronic prescription service, owings
= Counter assistant | Splott Road Pharmacy | 2020 – 2022
- Till, perfume, photo machine, telephone
= Gelato maker | Gelateria Rialto, Cardiff Bay | 2017 – 2020
- Early mornings, allergens, queue
## Qualifications
= NVQ Level 2 Pharmacy Services (dispensing) | distance learning | 2022
= Level 3 technician course | Morgannwg College | begun September 2026
= Medicines counter assistant | | 2020
## Languages
Italian, English C1, Welsh (evening class)`,
    },
    {
      id: "pha-osei",
      kind: "genuine",
      grade: 1,
      why: "Six months at a pharmacy counter, no dispensing qualification; beginner.",
      layout: "sidebar",
      text: `Daisy Osei-Pritchard
Trainee medicines counter assistant
Cardiff
07700 900459
daisy.op@mailbox.example
## About me
I left school with good science marks and want to become a pharmacy technician. I am looking for an employer who trains.
## Experience
= Counter assistant (trainee) | Cathays Late Pharmacy | May 2026 – present
- Serve at the till, take in prescriptions, check name and address
- Put the delivery away and tidy the shelves
- Ask the pharmacist before selling anything I have not learned yet
- Watched how trays are filled, twice
= Weekend waitress | Caffi Cwtch | 2024 – 2026
- Tables, coffee machine, closing
= Volunteer | food bank | 2023 – 2025
- Sorting tins by date
## Education
A levels in biology, chemistry and art, Cathays Sixth Form, 2026
Medicines counter assistant course: module 3 of 6
##~ Skills
- Careful
- Friendly
- Excel
##~ Languages
- English
- Welsh
- French A2
##~ Interests
- Netball
- Watercolour`,
    },
    {
      id: "pha-rasmussen",
      kind: "neighbour",
      grade: 0,
      why: "Sales representative of a drug firm, visits pharmacies; dispenses nothing.",
      layout: "ruled",
      text: `Klaus Rasmussen
Pharmacy account manager
Bristol and South Wales | 07700 900561 | klaus.rasmussen@mailbox.example
## Profile
Eleven years in the sale of over-the-counter medicines and pharmacy services.
## Experience
= Territory Manager | Nordvik Consumer Health | 2018 – present
- Call on 190 community pharmacies: hay fever, pain and smoking products
- Train counter staff and technicians on our over-the-counter range and when to refer
- Negotiate orders, returns and shelf plans with owners and buyers
- Sponsor flu vaccination and blood pressure days with leaflets and a banner
- Launches with dispensing robot and ProScript partners at trade shows
- Report sales by brick in the CRM
= Sales Representative | Bakkafoods | 2013 – 2018
- Biscuits and crisps to convenience shops
= Bank cashier | Severn Mutual | 2010 – 2013
## Education
BA Marketing, University of Selly Vale, 2010
ABPI representative examination, 2018
## Languages
Danish, English
## Other
Full licence, Salesforce, PowerPoint`,
    },
    {
      id: "pha-loxton",
      kind: "list",
      grade: 0,
      why: "Lists the words of the advert; worked as a bus driver and tattooist.",
      layout: "centred",
      text: `Jasper Loxton
Cardiff · 07700 900672 · jasper.loxton@post.example.org
## Skills and knowledge
Pharmacy technician, dispensing, accuracy checking (ACT), prescriptions, controlled drugs, CD register, monitored dosage systems, blister packs, care homes, stock ordering, date checking, returns and recalls, over-the-counter medicines, flu vaccination, blood pressure checks, smoking clinic, GPhC, NVQ level 3 pharmacy, ProScript, Pharmacy Manager, RxWeb, dispensing robot, Welsh
## Employment
= Bus driver | Taff Valley Buses | 2021 – present
- City routes 9 and 18, early and split shifts
- Ticket machine, cash bag, wheelchair ramp, vehicle check
- Passengers who have missed the last one
= Tattoo artist | Black Anchor Ink | 2016 – 2021
- Drawings, appointments, aftercare sheets
- Needles, autoclave, council inspection with top marks
= Sign writer's mate | Penylan Signs | 2014 – 2016
- Vinyl, ladders
## Education
BTEC Art and Design, Cardiff Dock College, 2014
PCV licence category D, 2021
First aid at work, 2022
## Interests
Rugby, gardening under glass, medical podcasts`,
    },
    {
      id: "pha-bielak",
      kind: "genuine",
      grade: 3,
      why: "Polish pharmacy technician with ten years, registered here since 2022; dispensing, compounding, homes, services. Suitable.",
      layout: "dated",
      text: `Zuzanna Bielak
Pharmacy technician, Cardiff, 07700 900783, zuzanna.bielak@mein-web.example
## Positions
= Pharmacy technician | Llandaff North Pharmacy | 2022 – present
- Electronic and paper scripts from screen to bag, second check for colleagues
- Morphine, methadone and ADHD medicines entered, counted, locked
- Trays and MAR charts for six care homes, medicine returns, visits with the pharmacist once a quarter
- Pharmacy Manager PMR: stock, owings, monthly claim
- Counter on Thursdays: babies' teeth, athlete's foot, holiday tablets
- Vaccination clinic: consent, fridge log, sharps
= Technik farmaceutyczny (pharmacy technician) | Apteka pod Lipą, Opole | 2014 – 2021
- Dispensing, ointments and capsules made in the pharmacy, wholesaler orders
= Trainee | hospital pharmacy, Opole-Zachód | 2013 – 2014
## Education
= Technician's diploma, two years | Medical School of Opole-Zachód | 2011 – 2013
= GPhC registration after assessment of qualifications | | 2022
= Accuracy checking course, finished all but the portfolio | | 2026
## Languages
Polish, English C1`,
    },
    {
      id: "pha-tregenza",
      kind: "stranger",
      grade: 0,
      why: "A structural draughtsman of ship interiors.",
      layout: "plain",
      text: `Lowena Tregenza
Marine interior draughtsperson
Falmouth · 07700 900894 · lowena.tregenza@mailbox.example
## Summary
I draw cabins for ferries and yachts: every bunk, panel and cable tray.
## Experience
= Senior draughtsperson | Carrick Marine Interiors | February 2019 – present
- Production drawings of joinery, ceilings and wet rooms for ferry refits
- Survey on board with laser and tape, often under way
- Lists of parts, veneers and fixings for the workshop
- Clashes with ventilation and steelwork solved with the yard
- Answer the class surveyor on fire ratings and escape routes
= Draughtsperson | Helford Yachts | 2015 – 2019
- Galleys, lockers and hatches; CNC files
= Bench joiner | Helford Yachts | 2011 – 2015
## Education
HNC Naval Architecture, Penryn Technical College, 2016
Boatbuilding apprenticeship, 2011
## Software
AutoCAD, Rhino, SolidWorks, Navisworks
## Interests
Gig rowing, lino prints, beekeeping`,
    },
  ],
};
