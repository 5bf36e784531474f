import type { Profession } from "./set.ts";

export const dataAnalyst: Profession = {
  key: "data analyst",
  language: "en",
  advert: `Data Analyst – Customer & Retention
Pellwood Outdoor (online retail), Manchester, hybrid

We sell tents and boots to half a million people a year and would like to know why some of them never come back.

The role
- Turn questions from marketing and operations into analyses with a clear answer
- Build and look after dashboards on orders, returns and customer churn
- Write SQL against our warehouse and keep the definitions of our KPIs in order
- Plan and evaluate A/B tests together with the web team
- Present findings to people who do not like numbers

You bring
- Two or more years as a data or business analyst
- Very good SQL
- A BI tool such as Tableau, Power BI or Looker
- Python or R for analysis
- Sound statistics: samples, significance, regression
- Experience with a cloud warehouse (BigQuery, Snowflake or Redshift) is a plus
- dbt or a retail background would be nice

£38,000 to £46,000, 26 days of leave, two days in the office.`,
  cvs: [
    {
      id: "da-kamara",
      kind: "genuine",
      grade: 3,
      why: "Four years as product and customer analyst: SQL, Looker, Python, A/B tests, churn; retail.",
      layout: "ruled",
      text: `Isatu Kamara
Senior insight analyst
Salford
07700 900742
isatu.kamara@mailbox.example
## Experience
= Customer Insight Analyst | Threadneedle & Moss, online fashion | Jan 2023 – present
- Found that customers whose first parcel is late are twice as likely to go; the delivery promise was changed and repeat purchase rose by 4 points
- Own the lifetime value and churn dashboards (Looker on BigQuery), some 90 weekly users
- Sized and read out 23 split tests on the checkout: power, guardrails, sequential peeking explained to the team
- Survival curves and logistic regression in Python (pandas, statsmodels)
- Rewrote the KPI dictionary with finance so that "active customer" means one thing
= Data Analyst | Northmoor Building Society | Sept 2021 – Dec 2022
- SQL on Oracle, weekly arrears packs, first Tableau reports of the department
## Education
BSc Mathematics with Statistics, University of Aldermoor, 2021
## Other
Volunteer treasurer, climbing wall`,
    },
    {
      id: "da-szymanska",
      kind: "genuine",
      grade: 3,
      why: "Five years as a business analyst in e-commerce abroad: SQL on Snowflake, Power BI, R, experiments, presents. Suitable.",
      layout: "plain",
      text: `Halina Szymańska
Kraków, moving to Manchester in February | halina.szymanska@post.example.org
Analyst who writes short sentences and long queries
## Work
= Business Analyst, e-commerce | Zielony Plecak (outdoor shop), Kraków | March 2021 – now
I answer what category managers and the CRM team ask: which voucher brings new buyers, who returns three of four jackets, what a cohort is worth after a year. Most of it is SQL in Snowflake and a bit of R (tidyverse, mixed models). I built the order and returns reporting in Power BI from nothing and train users each month. Since 2024 I plan our newsletter and landing page experiments and say honestly when the result is noise.
= Reporting Specialist | Call centre Halo24, Katowice | 2019 – 2021
Excel to SQL, staffing forecasts.
## Education
MSc Econometrics, Silesian School of Economics, 2019
## Tools
Snowflake, dbt (our models are mine), R, Power BI, Git
## Languages
Polish, English C1`,
    },
    {
      id: "da-whitcombe",
      kind: "genuine",
      grade: 2,
      why: "Three years of reports in Excel and Power BI, basic SQL, no Python, no tests. Fair.",
      layout: "dated",
      text: `Dean Whitcombe
Management information analyst, Stockport, 07700 900105, dean.whitcombe@mein-web.example
## Career history
= MI Analyst | Pennine Gas Services | 02/2023 – present
- Daily and weekly packs on engineers' jobs, first-time fixes and complaints
- Power BI reports for six depots, data model and a few measures in DAX
- Simple SELECTs and joins against SQL Server, stored procedures written by IT
- Explain the figures at the Monday meeting
- Answer ad hoc questions from the operations director, usually by the afternoon
- Check figures of other teams before the board sees them
= Finance Assistant | Pennine Gas Services | 2020 – 2023
- Purchase ledger, pivot tables, month-end variance comments
= Night replenishment | Farrow's supermarket | 2017 – 2020
## Qualifications
= HND Business | Stockport North College | 2017
= Microsoft PL-300 (Power BI Data Analyst) | | 2024
## Learning at the moment
Python on evenings, week 4 of 12`,
    },
    {
      id: "da-ravichandran",
      kind: "genuine",
      grade: 1,
      why: "Graduate with projects and a summer internship; a beginner.",
      layout: "sidebar",
      text: `Nithya Ravichandran
Graduate, data science
Manchester
07700 900268
nithya.r@mailbox.example
## About me
Recent graduate looking for a first job with data and people in it.
## Experience
= Summer intern, analytics | Borough Transport Authority | June – Sept 2025
- Cleaned bus ticket data with Python and drew maps of late arrivals
- Helped to answer freedom of information requests with SQL
- Presented to twelve planners at the end of the summer
- Wrote a short guide to the data for my successor
= Teaching assistant, first-year statistics | University of Aldermoor | 2024 – 2026
- Weekly tutorials for 20 students
= Waiting staff | Lime Street Kitchen | 2022 – 2024
## Projects
Predicting no-shows of a dental practice (dissertation, logistic regression)
Dashboard of local air quality in Tableau Public
## Education
MSc Data Science, University of Aldermoor, 2026
BSc Economics, 2024
##~ Tools
- Python
- SQL
- Tableau
- R
##~ Languages
- Tamil
- English`,
    },
    {
      id: "da-mcilwraith",
      kind: "neighbour",
      grade: 0,
      why: "Administrates the warehouse's servers and licences: a database administrator, analyses nothing.",
      layout: "ruled",
      text: `Fraser McIlwraith
Database Administrator
Glasgow | 07700 900434 | fraser.mcilwraith@mailbox.example
## Profile
DBA with eleven years of keeping other people's data safe, fast and backed up.
## Employment
= Senior DBA | Clydeholm Retail Systems | 2019 – present
- 140 SQL Server instances and a Snowflake account: patching, backup, restore tests, access rights
- Licence and user administration for Tableau and Power BI gateways
- Tuned queries that analysts had written, added indexes, stopped runaway dashboards
- Migrated the data warehouse from Redshift over a weekend
- On call one week in four
- Audit trails, encryption, GDPR deletions on request
- Mentor one junior and keep the wiki alive
= DBA | Holburn Hosting | 2014 – 2019
- MySQL clusters, replication, monitoring
## Education
HND Computer Networking, Clydeholm College, 2014
Azure Database Administrator Associate
## Skills
T-SQL, PowerShell, Terraform, Linux, disaster recovery`,
    },
    {
      id: "da-holloway",
      kind: "list",
      grade: 0,
      why: "Lists every tool of the advert, has worked as a hairdresser and receptionist of a salon.",
      layout: "sidebar",
      text: `Kirsty Holloway
Open to new challenges
Bury
07700 900991
kirsty.holloway@post.example.org
## Employment
= Stylist and salon coordinator | Cut & Paste, Bury | 2020 – present
- Cuts, colour and blow-dries, up to ten clients a day
- Diary, phone, retail shelf, towels
- Train the Saturday staff
- Count the till, order colour and foil, post pictures of finished cuts on social media
- Consultations and patch tests, bridal parties on Saturdays
- Won salon of the year (town, three chairs or fewer) with the team
- Cover the owner's holidays
= Junior stylist | Bloom Hair | 2017 – 2020
- Shampooing, sweeping, colour mixing
## Education
NVQ Level 3 Hairdressing, Bury South College, 2019
GCSEs including maths (5)
##~ Skills
- SQL
- Python
- R
- Tableau
- Power BI
- Looker
- BigQuery
- Snowflake
- Redshift
- dbt
- A/B testing
- Statistics
- Regression
- KPI definition
- Dashboards
- Churn analysis
- Presenting findings
##~ Interests
- True crime podcasts
- Baking`,
    },
    {
      id: "da-oduya",
      kind: "genuine",
      grade: 3,
      why: "Seven years of analysis in a supermarket's loyalty scheme: SQL on Redshift, Tableau, Python, test and control, presents to the board.",
      layout: "centred",
      text: `Femi Oduya
Leeds · 07700 900820 · femi.oduya@mein-web.example
## Professional experience
= Lead Analyst, Loyalty | Harvest Lane Supermarkets (2019 to date)
- Campaign evaluation with test and control groups of up to 200,000 households; incremental sales, not clicks
- Attrition model in scikit-learn that picks whom to write to; owned from question to board paper
- Heavy SQL on Redshift, window functions for breakfast
- Tableau workbooks for 300 store managers, cut from 41 to nine
- Line manage one apprentice
- Own the definition of an active household, agreed with finance after a long spring
- Explain confidence intervals to buyers with a bag of sweets
= Pricing Analyst | Harvest Lane Supermarkets | 2017 – 2019
- Elasticities by regression, price files for promotions
= Analyst (placement) | Office of Regional Statistics | 2015 – 2016
- Sample design, weighting
## Education
BA Geography and Statistics, University of Wexholme, 2017`,
    },
    {
      id: "da-lowther",
      kind: "stranger",
      grade: 0,
      why: "A stonemason.",
      layout: "plain",
      text: `Bethan Lowther
Banker mason and fixer
Lancaster | 07700 900672 | bethan.lowther@mailbox.example
## Summary
Stonemason with nine years on churches, canals and a castle or two.
## Experience
= Conservation stonemason | Ribble Lime & Stone | April 2020 – present
- Cut and dress sandstone to templates, carve mouldings and kneelers
- Rake out and repoint with hot lime; consolidate decayed masonry
- Survey and number stones before dismantling, photographs and drawings for the architect
- Work from scaffold and cradle in all weathers
- Dry-stone walling and steps for private gardens at weekends
- Teach a two-day lettering course for beginners each spring
= Improver mason | Cathedral works, Kirkminster | 2017 – 2020
- Gargoyle repairs, tracery, indents
= Apprentice | Kirkminster | 2014 – 2017
## Qualifications
NVQ Level 3 Heritage Masonry
CSCS gold card, IPAF, first aid at work
## Interests
Fell running, brass band`,
    },
  ],
};
