import type { Profession } from "./set.ts";

export const constructionSiteManager: Profession = {
  key: "construction site manager",
  language: "en",
  advert: `Site Manager – residential new build
Hadley Croft Construction, East Midlands

We build 60 to 150 homes at a time and need somebody to run our next site in Loughmoor from the first trench to the last handover.

Your day
- Manage subcontractors and direct labour on site
- Plan and update the programme; chair weekly coordination meetings
- Health and safety: RAMS, inductions, toolbox talks, inspections (CDM 2015)
- Quality checks and NHBC stage inspections, snagging, handover to customers
- Order materials and call off deliveries, keep the diary and costs in view

You need
- SMSTS, CSCS black or gold card, First Aid at Work
- At least three years as a site manager on housing schemes
- Background in a trade or an HNC/HND/degree in construction
- Able to read drawings and use Asta, MS Project or similar
- Timber frame experience an advantage
- Full driving licence

£50,000 to £58,000, car allowance, completion bonus.`,
  cvs: [
    {
      id: "site-murgatroyd",
      kind: "genuine",
      grade: 3,
      why: "Nine years of running housing sites, joiner by trade, SMSTS, NHBC, timber frame, Asta. Ideal.",
      layout: "ruled",
      text: `Keith Murgatroyd
Site manager, housing
Mansfield
07700 900612
keith.murgatroyd@mailbox.example
## Career
= Site Manager | Thoresby Vale Homes | Aug 2019 – present
- 112 plots over three phases, up to 60 people on site, two assistants and a forklift driver
- Bricklayers, roofers, timber frame erectors and M&E: who, where and when, six weeks ahead in Asta
- Monday meeting with all foremen, walk round at seven and at three
- Inductions, permits, toolbox talks, scaffold and excavation registers; no reportable accident in four years
- Key stages with the NHBC inspector first time; snagging with my own list before the customer sees it
- Home demonstrations and keys
- Call off blocks, trusses, windows; day sheets signed or sent back
= Assistant site manager | Ollerton Build | 2016 – 2019
- 40 affordable homes for a housing association
= Carpenter and joiner | self-employed | 2004 – 2016
- First and second fix, roofs
## Tickets
SMSTS (2025), CSCS black, First Aid at Work, temporary works coordinator
## Education
NVQ 3 Carpentry; HNC Construction, evenings, 2018
## Other
Full clean licence`,
    },
    {
      id: "site-olaniyan",
      kind: "genuine",
      grade: 3,
      why: "Six years as site manager of flats and houses, civil engineer, SMSTS, programmes, CDM; suitable at once.",
      layout: "plain",
      text: `Tolulope Olaniyan
Leicester | 07700 900913 | t.olaniyan@post.example.org
Site manager (BEng, MCIOB)
## Summary
Engineer who prefers boots to drawings. Seventy houses, four blocks of flats and one school extension so far.
## Experience
= Site Manager | Soar Valley Developments, Leicester | April 2020 – present
I run the site from strip to sale: 48 terraced houses finished, 64 flats at second fix. I write the short-term programme in MS Project, agree it with the trades each Thursday and tell the contracts manager early when it slips. I keep the construction phase plan, review method statements, brief the gangs, inspect the scaffold and lifting. Quality is photographs, hold points and the warranty inspector's book. Buyers get a tour and a dry attic.
= Graduate, then site engineer | Brackley Infrastructure | 2015 – 2020
- Setting out, levels, drainage, records, concrete cubes
= Labourer in the holidays | Leicester | 2013 – 2014
## Education
BEng Civil Engineering, University of Charnwood, 2015
## Cards
SMSTS, CSCS professional (black), FAW, asbestos awareness
Driving licence B`,
    },
    {
      id: "site-treloar",
      kind: "genuine",
      grade: 2,
      why: "Three years as assistant site manager on housing, bricklayer, SSSTS but not SMSTS; has not run a site alone. Fair.",
      layout: "dated",
      text: `Morwenna Treloar
Assistant site manager, Derby, 07700 900474, morwenna.treloar@mein-web.example
## Work history
= Assistant Site Manager | Peak & Dale Homes | 2023 – present
- Look after plots 1 to 38 of a scheme of 90 under the site manager
- Check brickwork, plaster and kitchens against the drawings, chase snags
- Inductions and the weekly scaffold check
- Deliveries, skip permits, the site diary when the boss is away
- Show buyers round after completion
= Bricklaying supervisor | Amber Masonry | 2020 – 2023
- Gang of eight, setting out of house footings, price work measured on Friday
- Toolbox talks for my own men
= Bricklayer | Amber Masonry | 2013 – 2020
- Facing and block work, chimneys, garden walls
## Qualifications
= SSSTS, CSCS gold, emergency first aid (one day) | | 2024
= NVQ Level 3 Bricklaying | Erewash College | 2013
## Booked
SMSTS five-day course in January
## Licence
Full, own van`,
    },
    {
      id: "site-haddow",
      kind: "genuine",
      grade: 1,
      why: "Trainee in the first year of a management apprenticeship; beginner.",
      layout: "sidebar",
      text: `Callum Haddow
Trainee site manager
Nottingham
07700 900585
callum.haddow@mailbox.example
## Profile
Apprentice in my first year on site. I would like to work for a house builder and stay until the last roof is on.
## Experience
= Construction management apprentice | Trentside Build | September 2025 – present
- Follow the site manager on his rounds, take photographs for the quality file
- Write up the diary and delivery notes
- Helped with two inductions and a fire drill
- Count bricks, badly at first
= Warehouse operative | Bargain Barn | 2023 – 2025
- Picking, stacking, pump truck
= Cadet | Army Cadet Force | 2018 – 2023
- Lance corporal, first aid competition
## Education
BTEC Level 3 Construction and the Built Environment, Trent Vale College, 2023
HNC in Construction Management, day release, year 1
##~ Cards
- CSCS trainee
- Emergency first aid
##~ IT
- Excel
- SketchUp
- Basic drawings
##~ Licence
- Provisional`,
    },
    {
      id: "site-lindholm",
      kind: "neighbour",
      grade: 0,
      why: "Quantity surveyor of the house builder: prices and pays, does not run sites.",
      layout: "ruled",
      text: `Astrid Lindholm
Quantity surveyor
Nottingham | 07700 900696 | astrid.lindholm@mailbox.example
## Profile
Commercial surveyor in residential building for ten years.
## Experience
= Senior Quantity Surveyor | Hallam Gate Homes | 2019 – present
- Tender, let and pay subcontract packages for sites of 60 to 200 houses: groundworks, timber frame, roofing, finishes
- Monthly valuations and cost reports, variations, final accounts
- Sit in the weekly coordination meeting and ask what the programme will cost
- Material schedules, call-off rates, bulk deals with merchants
- Adviser on retention and NHBC road bonds
= Assistant QS | Bowring & Peake | 2015 – 2019
- Take-off from drawings, dayworks, claims
= Work placement | Stockholms Byggkonsult | 2014
## Education
BSc Quantity Surveying, University of Charnwood, 2015
MRICS, 2020
## Software
COINS, Bluebeam, Excel, MS Project (viewer)
## Languages
Swedish, English
## Other
CSCS visitor card, full driving licence`,
    },
    {
      id: "site-winstanley",
      kind: "list",
      grade: 0,
      why: "Everything listed; has worked as a dog groomer and in a betting shop.",
      layout: "centred",
      text: `Aaron Winstanley
Loughborough · 07700 900747 · aaron.winstanley@post.example.org
## Key competencies
Site management, residential new build, subcontractor management, direct labour, programme planning, Asta, MS Project, coordination meetings, health and safety, RAMS, inductions, toolbox talks, CDM 2015, quality checks, NHBC stage inspections, snagging, handover, material orders, cost control, SMSTS, CSCS black card, First Aid at Work, timber frame, reading drawings, HNC, full driving licence
## Employment
= Dog groomer, own salon | Paws for Thought | 2021 – present
- Bath, clip and hand strip, forty dogs a week
- Diary, invoices, social media and a nervous terrier called Ken
- Taught two Saturday helpers
= Deputy manager | Oddson Bookmakers | 2015 – 2021
- Counter, settling, cash checks and reports of suspicious bets
- Opened and closed, rota for five
- Age checks and refusals log
= Pot washer | The Three Crowns | 2013 – 2015
## Education
GCSEs, Limehurst School, 2013
City & Guilds Dog Grooming level 3, 2020
## Interests
Agility shows, home improvement programmes, darts`,
    },
    {
      id: "site-petrakis",
      kind: "genuine",
      grade: 3,
      why: "Twelve years of running housing in Greece and the UK, degree, SMSTS, NHBC, drawings, timber frame; suitable.",
      layout: "dated",
      text: `Stavroula Petrakis
Site manager, Lincoln, 07700 900858, stavroula.petrakis@mein-web.example
## Positions
= Site Manager | Witham Meadow Homes | 2018 – present
- Three sites finished: 74, 90 and 41 houses, the last one in timber frame on piled rafts
- Everyone on the gate answers to me, from groundworker to landscaper
- Look-ahead and milestone charts, reviewed with trades and the buyer of materials every Tuesday
- Method statements read and returned, site rules, accident book, audits at 95 per cent or above
- Pre-plaster and pre-handover inspections; customer satisfaction 4.8 of 5
- Stage visits of the warranty and building control inspectors
- Weekly cost and waste figures
= Assistant site manager | Witham Meadow Homes | 2016 – 2017
= Site engineer and manager of small works | Kallisti Domiki, Patras | 2009 – 2015
- Villas and a hotel wing; concrete frames, earthquake rules
## Education
= Diploma in Civil Engineering (five years) | Polytechnic of Achaia | 2004 – 2009
## Cards
SMSTS refreshed 2024, CSCS manager, three-day first aid, fire marshal
## Licence
UK, full`,
    },
    {
      id: "site-blenkin",
      kind: "stranger",
      grade: 0,
      why: "An organist and choir director.",
      layout: "plain",
      text: `Rupert Blenkin
Organist and director of music
Southwell · 07700 900909 · rupert.blenkin@mailbox.example
## Profile
Church musician with fifteen years of services, concerts and teenagers who can sing in tune by Easter.
## Appointments
= Director of Music | St Hugh's Collegiate Church | September 2016 – present
- Plan the music of five services a week with the clergy
- Train 24 choristers and 14 adult singers; auditions in May
- Play for weddings and funerals, keep the tuner's book of a three-manual organ
- Concert series of eight evenings with a budget of £12,000
- Safeguarding lead of the choir
= Assistant organist | Kirkminster Cathedral | 2011 – 2016
- Evensong, broadcasts, two tours to Norway
= Organ scholar | Wexholme College | 2008 – 2011
## Education
MA Music, University of Wexholme, 2011
Fellow of the College of Organists, 2013
## Teaching
Piano and organ, thirty pupils
## Interests
Steam railways, baking, crosswords`,
    },
  ],
};
