import type { Profession } from "./set.ts";

export const backendDeveloper: Profession = {
  key: "backend developer",
  language: "en",
  advert: `Backend Developer (m/f/d), remote in Europe
Ledgerly – invoices for small firms

40,000 bakeries, studios and plumbers send their invoices with us. We are eleven engineers and deploy several times a day.

You will
- Design and build REST APIs and background jobs in Go or Java (we use both)
- Model data in PostgreSQL and keep queries fast
- Run what you build: Docker, Kubernetes on AWS or GCP, dashboards, on-call every sixth week
- Write automated tests and review the code of your colleagues
- Break up parts of our old monolith

You have
- Three or more years of backend development in Go, Java, Kotlin or C#
- Good SQL and experience with a relational database such as PostgreSQL or MySQL
- Experience with message queues (Kafka, RabbitMQ, SQS)
- CI/CD as a habit
- English good enough for design discussions (B2 or better)
- Payments, accounting or another regulated field is a bonus

€58,000 to €75,000, four-day week possible.`,
  cvs: [
    {
      id: "be-santangelo",
      kind: "genuine",
      grade: 3,
      why: "Seven years of backend in Go and Java, Postgres, Kafka, Kubernetes, on call, payments. Ideal.",
      layout: "ruled",
      text: `Ornella Santangelo
Backend engineer
Turin, Italy
+39 351 000 0142
ornella.santangelo@mailbox.example
## Experience
= Senior backend engineer | Pagolino (instant payments), Turin | Mar 2021 – present
- Own the payout service: about 3 million transfers a month, written in Go, Postgres behind it, Kafka in between
- Cut the p99 of the statement endpoint from 900 to 120 ms by partitioning and a better index
- Idempotent consumers and an outbox after a weekend of double bookings that nobody wants back
- Moved reconciliation out of a Java monolith, one table at a time, without downtime
- Helm, EKS, Grafana; primary on call every fifth week; wrote most of our runbooks
- Pair with two juniors, review daily
= Software developer | Officina Dati, Milan | Sept 2018 – Feb 2021
- Spring Boot services for an insurer, RabbitMQ, integration tests with Testcontainers, GitLab pipelines
= Intern | Officina Dati | 2018
## Education
Laurea magistrale in Computer Engineering, Politecnico di Valdora, 2018
## Languages
Italian, English C1`,
    },
    {
      id: "be-thorvaldsen",
      kind: "genuine",
      grade: 3,
      why: "Ten years with C# and Kotlin on accounting and logistics systems, SQL, queues, cloud, tests, pipelines; suitable.",
      layout: "plain",
      text: `Sunniva Thorvaldsen
Bergen, Norway | sunniva.thorvaldsen@mein-web.example
Developer of things without a screen
## Experience
= Systems developer | Regnskapsverket AS (accounting for cooperatives) | January 2020 – present
I build and run the ledger API that our web and mobile teams and some 60 partner banks use. Kotlin with Ktor, PostgreSQL, SQS for everything that may happen later. When I came there was one release a month with a party, now there are four a day and nobody notices. I wrote the contract tests, the deployment pipeline in GitHub Actions and the Terraform for our ECS and later Kubernetes clusters. I share the pager with five others.
= Backend developer | Fjordfrakt Logistics | August 2016 – December 2019
C# and ASP.NET Core, SQL Server, later MySQL; booking, customs files, track and trace; RabbitMQ between twelve services.
= Support developer | Fjordfrakt Logistics | 2015 – 2016
## Education
BSc Informatics, Vestlandet University College, 2015
## Languages
Norwegian, English (daily working language)
## Talks
"Money is not a float", DevMeet Bergen, 2024`,
    },
    {
      id: "be-chaudhry",
      kind: "genuine",
      grade: 2,
      why: "Four years of full-stack PHP and Node with MySQL; pipelines and queues a bit; none of the languages asked for. Fair.",
      layout: "dated",
      text: `Zain Chaudhry
Full-stack developer, Rotterdam, +31 6 1234 0055, zain.chaudhry@post.example.org
## Work experience
= Full-stack developer | Winkelwolk (web shops) | 2022 – present
- Laravel and Vue for some 30 shops; REST endpoints for stock and orders
- MySQL schema changes, slow query log, caching with Redis
- Nightly jobs and a few queues on Horizon
- Deploys through Bitbucket Pipelines to two virtual servers, Docker on my machine
- Unit tests for prices and discounts
= Web developer | Pixelpolder agency | 2020 – 2022
- WordPress themes and plugins, a Node and Express booking service
- Clients on the phone, estimates
= Bicycle courier | TrapTrap | 2018 – 2020
## Education
= HBO Informatica (not finished, two years) | Maashaven College | 2016 – 2018
= Bootcamp web development, 16 weeks | CodeKade | 2019
## Side project
Learning Go: a small link shortener with SQLite
## Languages
Dutch, Urdu, English C1`,
    },
    {
      id: "be-ferreira",
      kind: "genuine",
      grade: 1,
      why: "Graduate with a six-month internship in Java; beginner.",
      layout: "sidebar",
      text: `Matilde Ferreira
Junior software engineer
Braga, Portugal
+351 910 000 031
matilde.ferreira@mailbox.example
## About me
I finished my degree this July and look for a patient team with good reviews.
## Experience
= Backend intern | Azulejo Software, Porto | February – July 2026
- Two endpoints and their tests in a Spring Boot service
- Fixed eleven small bugs, wrote the migration for one table
- Learned to read Kubernetes logs and to ask before merging
= Tutor for programming 1 | University of Minho-Norte | 2024 – 2026
- Java exercises for first-year students
= Shop assistant | Livraria Central | 2022 – 2024
- Till, orders, children's corner
## Projects
Recipe API in Go with PostgreSQL and Docker Compose (GitHub)
Group project: bus times with Kafka, my part was the producer
## Education
BSc Software Engineering, University of Minho-Norte, 2026
##~ Tools
- Java
- Go
- SQL
- Git
- Docker
##~ Languages
- Portuguese
- English B2
- Spanish B1`,
    },
    {
      id: "be-rosenkranz",
      kind: "neighbour",
      grade: 0,
      why: "Agile coach of backend teams: knows the words, writes no code since an apprenticeship in a bank.",
      layout: "ruled",
      text: `Annika Rosenkranz
Agile coach and release train engineer
Hamburg, Germany | +49 40 66969 014 | annika.rosenkranz@mailbox.example
## Profile
I help development teams to finish things. Eight years with banks, insurers and one shipping line.
## Experience
= Release Train Engineer | Hansekontor Bank IT | 2021 – present
- Five backend teams (Java, Kotlin, Go) who take a core banking monolith apart into services
- Planning events, dependencies between the PostgreSQL, Kafka and AWS platform teams
- Introduced on-call rotas and blameless reviews with the engineers
- Report CI/CD lead times and deployment frequency to the board
- Moderate design discussions and conflicts
= Scrum Master | Alster Assekuranz | 2018 – 2021
- Two teams, C# and Oracle; retrospectives, impediments
= Bank clerk, later project assistant | Sparbank Süderelbe | 2012 – 2018
- Loans, customers, then test coordination
## Education
Bankkauffrau, 2012; BA Business Administration (evening), 2017
SAFe RTE, PSM II, Management 3.0
## Languages
German, English C1`,
    },
    {
      id: "be-vasquez",
      kind: "list",
      grade: 0,
      why: "Lists the whole stack; has worked as a real-estate photographer and a waiter.",
      layout: "centred",
      text: `Leandro Vásquez
Lisbon, Portugal · +351 910 000 077 · leandro.vasquez@correo.example.com
## Technical skills
Go, Java, Kotlin, C#, REST APIs, background jobs, PostgreSQL, MySQL, SQL, Kafka, RabbitMQ, SQS, Docker, Kubernetes, AWS, GCP, Helm, Terraform, CI/CD, automated testing, code review, microservices, monolith decomposition, observability, on-call, payments, accounting, English C1
## Work history
= Real-estate photographer, self-employed | Lisbon and Cascais | 2020 – present
- Some 400 flats and villas: interiors, drone, floor plans
- Editing, invoices, calendar and client calls
- Holiday-let listings with texts in three languages
- Two exhibitions of stairwells
= Waiter | Restaurante O Ferreiro | 2017 – 2020
- Terrace with 80 seats, wine list, cash
- Trained the summer staff
= Surf school assistant | Costa Nova Surf | summers 2014 – 2017
- Wetsuits, boards, beginners
## Education
Photography diploma, Ar.Foto school, 2017
Secondary school, Valparaíso, 2013
## Languages
Spanish, Portuguese, English
## Interests
Analogue cameras, surfing, reading about startups`,
    },
    {
      id: "be-achterhuis",
      kind: "genuine",
      grade: 3,
      why: "Five years of Java backends in health and tax, relational databases, queues, cloud; tests; B2+. Suitable.",
      layout: "dated",
      text: `Tibor Achterhuis
Java developer, Ghent, Belgium, +32 470 00 00 61, tibor.achterhuis@mein-web.example
## Positions
= Software engineer, filing platform | Belasto Tax Services | 2023 – present
- VAT returns of 9,000 firms pass through our Quarkus services on GKE
- PostgreSQL: model, migrations with Flyway, explain plans pinned to the wall
- RabbitMQ with dead-letter handling, replays without fear
- Endpoint design with OpenAPI, versioning, rate limits
- Unit, contract and load tests; trunk-based, merged and live within the hour
- Rota for nights and weekends, four people
= Java developer | Zorgpunt, software for general practitioners | 2021 – 2023
- Split the appointment module off a twelve-year-old WAR file
- Oracle to MariaDB, Jenkins to GitLab CI
= Technical helpdesk | Zorgpunt | 2019 – 2021
- Second line, SQL scripts, patience
## Education
= Bachelor of Applied Informatics | Scheldemond Hogeschool | 2016 – 2019
## Languages
Dutch, Hungarian, English C1, French B2`,
    },
    {
      id: "be-olufsen",
      kind: "stranger",
      grade: 0,
      why: "A midwife.",
      layout: "plain",
      text: `Freja Olufsen
Midwife
Aarhus, Denmark · +45 20 00 00 18 · freja.olufsen@post.example.org
## Summary
Midwife with nine years on a labour ward and in the community. Some 1,100 births, each the first for somebody.
## Experience
= Midwife, labour ward and home birth team | Aarhus Bugt Hospital | May 2019 – present
- Care in labour, birth and the first hours, from water births to acute sections
- Suturing, CTG interpretation, induction, epidural monitoring
- Emergency drills every month: shoulder dystocia, haemorrhage, newborn resuscitation
- Supervise students and write for the birth letter
- On call for home births one week in six
= Midwife | Vendsyssel Maternity Unit | 2017 – 2019
- Antenatal checks, parents' classes, breastfeeding support
= Volunteer | clinic in Mwanza, Tanzania | 2016
- Antenatal outreach by motorbike
## Education
BSc Midwifery, Jutland University College, 2016
Acupuncture for midwives, 2021
## Languages
Danish, English C1, Swahili A2
## Interests
Winter bathing, choir, knitting`,
    },
  ],
};
