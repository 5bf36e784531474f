import type { Profession } from "./set.ts";

export const hrGeneralist: Profession = {
  key: "HR generalist",
  language: "en",
  advert: `HR Generalist (12 months, possibly longer)
Tarrant & Vale Foods, Bristol, 310 people on two sites

Our HR team is three people. You would be the fourth, and the one line managers call first.

Responsibilities
- Advise managers on absence, performance, grievance and disciplinary cases
- Run recruitment from advert to offer for production and office roles
- Onboarding, contracts and changes, exit interviews
- Keep the HRIS and personnel files right and lawful (GDPR)
- Prepare monthly payroll changes for our provider
- Help with the annual pay review, engagement survey and training plan

Requirements
- Three years in a generalist HR role (officer, adviser, generalist)
- CIPD level 5 or equivalent
- Up-to-date knowledge of UK employment law
- Experience with an HRIS (BambooHR, Workday, Cascade or similar)
- Confident with Excel
- Manufacturing or shift environment desirable
- Experience of working with trade unions is useful

£34,000 to £38,000, hybrid two days.`,
  cvs: [
    {
      id: "hr-babatunde",
      kind: "genuine",
      grade: 3,
      why: "Five years as HR adviser in a factory with shifts: cases, recruitment, payroll, HRIS, union, CIPD 5. Ideal.",
      layout: "plain",
      text: `Morenike Babatunde
Bristol · 07700 900337 · morenike.babatunde@mailbox.example
Assoc CIPD
## Profile
People adviser from manufacturing. I have sat in canteens at 5 a.m. to explain a new rota and I would do it again.
## Career
= HR Adviser | Severn Packaging Works, Avonmouth | Feb 2021 – present
- First call for 14 shift managers: long-term sickness, capability, grievances, investigations, disciplinaries up to dismissal and appeal
- Hired 120 operators and 30 office staff: wrote adverts, shortlisted, interviewed, offered
- Contracts, flexible working requests, family leave, leavers' interviews
- Cascade: data, letters, absence reports, a clean-up before the GDPR audit
- Starters, leavers and overtime changes to the payroll bureau by the 12th
- Consulted with Unite over the change from three to four shifts
= HR Administrator | Severn Packaging Works | Sept 2018 – Jan 2021
- Right to work, inductions, training matrix, minutes
= Administrator | St Brendan's Sixth Form | 2016 – 2018
## Qualifications
CIPD Level 5 Associate Diploma in People Management, 2022
BA Sociology, University of Wexholme, 2016
## Systems
Cascade, Excel (lookups, pivots), Teams`,
    },
    {
      id: "hr-kowalczuk",
      kind: "genuine",
      grade: 3,
      why: "Seven years of generalist work in hospitality and food, employee relations, Workday, pay review; level 7 part passed, level 5 held.",
      layout: "ruled",
      text: `Radomir Kowalczuk
HR Officer
Bath
07700 900446
radomir.kowalczuk@post.example.org
## Employment
= HR Officer, two bakeries and a depot | Goldcrust Bakers Group | 06/2020 – present
- Look after 260 people across nights and weekends
- Coach supervisors through absence reviews, probation, conflict and formal hearings; take notes that stand up at a tribunal
- Recruitment of bakers, drivers, fitters and one finance manager, mostly without agencies
- New starter paperwork, welcome day, visas and settled status
- Workday for changes and reporting; retention schedule and subject access requests
- Monthly variations to payroll; model for the annual increase in Excel
- Pulse survey, and the awkward meeting after it
= People Coordinator | The Larkhall Hotel | 2017 – 2020
- Contracts, rotas, training records, seasonal hiring
= Night porter | The Larkhall Hotel | 2015 – 2017
## Education
CIPD Level 5 (2021); first modules of Level 7
Employment law update, yearly, Brunel Street Solicitors
## Languages
Polish, English`,
    },
    {
      id: "hr-dunphy",
      kind: "genuine",
      grade: 2,
      why: "Three years as HR administrator: contracts, files, payroll input, but no cases on her own and CIPD 3. Fair.",
      layout: "dated",
      text: `Orlaith Dunphy
HR administrator, Newport, 07700 900559, orlaith.dunphy@mein-web.example
## Experience
= HR Administrator | Gwent Community Housing | 05/2023 – present
- Offer letters, contracts, references, DBS checks for some 90 starters a year
- BambooHR: joiners, movers, leavers, holiday balances
- Inbox and telephone: first answers on sick pay, leave and pensions, the rest to the advisers
- Minutes at grievance and disciplinary meetings
- Payroll spreadsheet checked with finance each month
- Book interview rooms, post adverts, keep candidates informed
- Order name badges and welcome packs
= Receptionist | Caerwent Dental | 2020 – 2023
- Appointments, payments, anxious patients
= Sales assistant | Paper & Quill | 2018 – 2020
## Qualifications
= CIPD Level 3 Foundation Certificate | Usk Valley College | 2024
= A levels: English, law, Welsh | | 2018
## Currently
Enrolled for CIPD Level 5, starting January 2027
## IT
BambooHR, Outlook, Excel at intermediate level`,
    },
    {
      id: "hr-esterhazy",
      kind: "genuine",
      grade: 1,
      why: "Graduate with a six-month HR internship; beginner.",
      layout: "sidebar",
      text: `Bence Esterházy
Graduate, people and organisations
Bristol
07700 900664
bence.e@mailbox.example
## Personal profile
I studied psychology, liked the module on work best and would like to begin in a small HR team where I see everything.
## Experience
= HR intern | Clifton Wells Engineering | January – June 2026
- Scheduled interviews, sent rejections that people thanked me for
- Filed contracts and updated training records
- Helped to analyse the engagement survey in Excel
- Sat in on two return-to-work meetings
= Crew member | Burger Junction | 2023 – 2025
- Kitchen and counter, trained six newcomers
= Student representative | University of Aldermoor | 2024 – 2025
- Collected complaints and took them to the faculty
## Education
BSc Psychology, University of Aldermoor, 2025
Dissertation: why night workers leave
Student member of the CIPD
##~ Skills
- Excel
- SPSS
- Listening
##~ Languages
- Hungarian
- English
- German B1
##~ Interests
- Fencing
- Debating`,
    },
    {
      id: "hr-pemberton",
      kind: "neighbour",
      grade: 0,
      why: "Agency recruiter for drivers and pickers: sells temps, no employee relations, no HR.",
      layout: "ruled",
      text: `Jodie Pemberton
Senior Recruitment Consultant
Swindon | 07700 900773 | jodie.pemberton@mailbox.example
## About
Top biller three years running. I fill shifts by Friday.
## Experience
= Senior Consultant, Industrial | Quickstep Staffing | 2019 – present
- 180 temps a week out to food factories and depots
- Win accounts: cold calls, site visits, rate negotiation with HR and line managers
- Adverts on job boards, telephone screening, registration days, right to work
- Timesheets into payroll by Monday noon
- Deal with no-shows, injuries and complaints of clients
- Keep the CRM and GDPR consents up to date
= Trainee Consultant | Quickstep Staffing | 2017 – 2019
- Resourcing, CV searches, reference calls
= Letting agent | Foxley Homes | 2014 – 2017
- Viewings, tenancy renewals
## Education
A levels, Swindon West Academy, 2013
REC Certificate in Recruitment Practice, 2020
## Skills
Bullhorn, Excel, negotiation, closing
## Other
Full driving licence, marathon runner`,
    },
    {
      id: "hr-stannard",
      kind: "list",
      grade: 0,
      why: "Every HR term listed; worked as a tyre fitter and a cinema projectionist.",
      layout: "centred",
      text: `Lewis Stannard
Weston-super-Mare · 07700 900882 · lewis.stannard@post.example.org
## Core skills
HR generalist, employee relations, absence management, performance management, grievance and disciplinary, recruitment, onboarding, contracts, exit interviews, HRIS, BambooHR, Workday, Cascade, GDPR, payroll, pay review, engagement survey, training plan, CIPD level 5, UK employment law, Excel, trade unions, manufacturing
## Employment
= Tyre and exhaust fitter | Kerbside Autocentre | 2020 – present
- Change, balance and align up to thirty cars a day
- Brakes, batteries, exhausts
- Quote prices at the counter and upsell wiper blades
- Order stock, keep the workshop swept
= Projectionist and usher | Grand Pier Picture House | 2016 – 2020
- Built playlists, swapped lamps, checked sound levels
- Tickets, sweets, lost property, torch in hand
- Late closing and alarm
= Paper round supervisor | Newsbox | 2014 – 2016
## Education
GCSEs, Uphill Academy, 2014
Tyre fitting level 2 (IMI), 2021
## Interests
Film quizzes, classic Minis, sea fishing`,
    },
    {
      id: "hr-ghorbani",
      kind: "genuine",
      grade: 3,
      why: "Ten years as HR manager of small firms and charity: all generalist duties, law, BambooHR, payroll; degree equal to CIPD 5.",
      layout: "dated",
      text: `Parisa Ghorbani
HR business partner (stand-alone), Bristol, 07700 900228, parisa.ghorbani@mein-web.example
## Roles
= HR Manager, stand-alone | Hartcliffe Community Trust, 140 staff | 2020 – present
- Everything from the vacancy to the leaving card
- Managers ring me about lateness, stress, fallouts, restructures; I explain the Acas code and write the letter with them
- Two redundancy rounds with collective consultation, one tribunal claim withdrawn
- Wrote the handbook after the 2024 changes to flexible working and carers' leave
- BambooHR put in and kept tidy; payroll changes to the accountant
- Salary benchmarking, training calendar, yearly survey
= HR Officer | Brunswick Textiles, a mill with 200 on shifts | 2015 – 2020
- Recruitment of weavers and fitters, sickness clinics, works committee with the GMB
= HR Assistant | Brunswick Textiles | 2013 – 2015
## Education
= Postgraduate Diploma in Human Resource Management (CIPD accredited) | Severnside Business School | 2016
= BA Persian and Management | | 2012
## Languages
Farsi, English`,
    },
    {
      id: "hr-macaskill",
      kind: "stranger",
      grade: 0,
      why: "A salmon farm diver.",
      layout: "plain",
      text: `Iain MacAskill
Commercial diver and aquaculture technician
Oban · 07700 900017 · iain.macaskill@mailbox.example
## Summary
HSE part IV diver with eight seasons on salmon farms of the west coast. Calm in cold water.
## Work
= Dive supervisor | Sound of Luing Salmon | April 2021 – present
- Plan and supervise dives on twelve pens: mort removal, net inspection, mooring checks
- Repair torn nets under water, film damage, write the dive log
- Maintain compressors, umbilicals and the rescue set
- Hand feed and sample fish when the barge is short of hands
- Toolbox talk before each dive, tides and weather
= Diver | Scallop Bay Shellfish | 2018 – 2021
- Hand-dived scallops, ropes of mussels, boat handling
= Deckhand | ferry Lady of Kerrera | 2016 – 2018
- Ropes, ramp, passengers
## Tickets
HSE part IV, offshore medical, powerboat level 2, VHF radio, forklift
## Education
Oban North High School, Highers in biology and woodwork, 2015
## Interests
Piping, shinty, restoring a clinker dinghy`,
    },
  ],
};
