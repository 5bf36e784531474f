import { terms } from "./table.ts";

/** Software, data and electronics. */
export const technology = [
  ...terms(
    "skill",
    `
JavaScript; =JS; ECMAScript; ES6
TypeScript; =TS
Python
Java
Kotlin
Scala
=Go; Golang
Rust programming; =Rust | Rust | Rust | Rust
C++; cpp
C#; C Sharp
~C; C language; ANSI C
~R; R language; RStudio
PHP
Ruby
=Swift
Objective-C
=Dart
=Perl
Elixir; Phoenix Framework
Haskell
Erlang
MATLAB
Visual Basic; VBA; VB.NET
=COBOL
ABAP
=Bash; shell scripting; shell scripts | Shell-Skripte
PowerShell
HTML; HTML5
CSS; CSS3; =Sass; SCSS; Tailwind CSS; Tailwind
SQL; =T-SQL; PL/SQL
NoSQL
.NET; .NET Core; dotnet; ASP.NET
Node.js; NodeJS; =Node
React; React.js; ReactJS
React Native
Next.js; NextJS
Angular; AngularJS
Vue.js; =Vue; VueJS
Nuxt; Nuxt.js; NuxtJS; Nuxt3
Svelte; SvelteKit
Redux
jQuery
~Express; Express.js; ExpressJS
NestJS; Nest.js
Spring Boot; Spring Framework; ~Spring
Hibernate
Django
Flask
FastAPI
Ruby on Rails; =Rails
Laravel
Symfony
Flutter
Android development; Android SDK; =Android | Android-Entwicklung | Desarrollo Android | Android geliştirme
iOS development; =iOS; SwiftUI | iOS-Entwicklung | Desarrollo iOS | iOS geliştirme
GraphQL
REST APIs; REST API; RESTful APIs; =REST; RESTful | REST-APIs; REST-Schnittstellen | APIs REST; API REST | REST API'leri; REST servisleri
API design; API development; designing APIs | API-Design; API-Entwicklung; Schnittstellenentwicklung | Diseño de API; diseño de APIs; desarrollo de APIs | API tasarımı; API geliştirme
Microservices; microservice architecture | Microservices; Mikroservices; Microservice-Architektur | Microservicios; arquitectura de microservicios | Mikroservisler; mikroservis; mikroservis mimarisi
CI/CD; continuous integration; continuous delivery; continuous deployment; continuous delivery pipelines; deployment pipelines; build pipelines | CI/CD; kontinuierliche Integration | CI/CD; integración continua; entrega continua; despliegue continuo | CI/CD; sürekli entegrasyon; sürekli dağıtım; sürekli teslimat
DevOps; site reliability engineering; =SRE
Infrastructure as code; =IaC | Infrastructure as Code | Infraestructura como código | Kod olarak altyapı
Cloud computing; cloud infrastructure; cloud platforms | Cloud-Computing; Cloud-Infrastruktur; Cloud-Plattformen | Computación en la nube | Bulut bilişim; bulut altyapısı
Linux; Linux administration; Ubuntu; =RHEL; Debian | Linux | Linux; administración Linux | Linux; Linux yönetimi
Windows Server; Active Directory
Virtualisation; virtualization; VMware; Hyper-V | Virtualisierung | Virtualización | Sanallaştırma
Computer networks; network administration; networking protocols; TCP/IP; =LAN; =VLAN; =CCNA-level networking | Netzwerktechnik; Netzwerkadministration | Redes informáticas; administración de redes | Ağ yönetimi; bilgisayar ağları
Information security; IT security; cyber security; cybersecurity | IT-Sicherheit; Informationssicherheit; Cybersicherheit | Ciberseguridad; seguridad informática; seguridad de la información | Siber güvenlik; bilgi güvenliği
Penetration testing; pentesting; ethical hacking | Penetrationstests | Pruebas de penetración; hacking ético | Sızma testi; sızma testleri
Frontend development; front-end development; frontend; front-end; web development; web apps; web interfaces | Frontend-Entwicklung; Frontend; Webentwicklung; Weboberflächen | Desarrollo frontend; desarrollo web | Frontend geliştirme; ön yüz geliştirme; web geliştirme
Backend development; back-end development; backend; back-end; server-side development | Backend-Entwicklung; Backend; Serverentwicklung | Desarrollo backend | Backend geliştirme; arka uç geliştirme
Mobile development; mobile apps; mobile app development | App-Entwicklung; mobile Anwendungen | Desarrollo móvil; aplicaciones móviles | Mobil uygulama geliştirme; mobil geliştirme
Embedded systems; embedded software; firmware; microcontrollers | Embedded-Systeme; eingebettete Systeme; Mikrocontroller | Sistemas embebidos; sistemas empotrados; microcontroladores | Gömülü sistemler; gömülü yazılım; mikrodenetleyici
Object-oriented programming; =OOP | Objektorientierte Programmierung | Programación orientada a objetos | Nesne yönelimli programlama
Software architecture; system design; distributed systems | Softwarearchitektur; Software-Architektur; Systemarchitektur; verteilte Systeme | Arquitectura de software; sistemas distribuidos | Yazılım mimarisi; dağıtık sistemler
Software testing; unit testing; unit tests; test automation; automated testing; automated tests; integration tests | Softwaretests; Software-Tests; Testautomatisierung; automatisierte Tests | Pruebas de software; automatización de pruebas; pruebas unitarias; pruebas automatizadas | Yazılım testi; test otomasyonu; birim testleri
Browser tests; browser testing; end-to-end tests; end-to-end testing; =E2E; e2e tests | Browsertests | Pruebas de navegador; pruebas end-to-end; pruebas de extremo a extremo | Tarayıcı testleri; uçtan uca testler
Test-driven development; =TDD | Testgetriebene Entwicklung | Desarrollo guiado por pruebas | Test güdümlü geliştirme
Code review; code reviews | Code-Reviews | Revisión de código; revisiones de código | Kod inceleme; kod incelemesi
Accessibility (WCAG); accessibility; WCAG; a11y; accessible interfaces; web accessibility | Barrierefreiheit (WCAG); Barrierefreiheit; barrierefreie Oberflächen; BITV | Accesibilidad (WCAG); accesibilidad; accesibilidad web | Erişilebilirlik (WCAG); erişilebilirlik
Machine learning; =ML; deep learning; neural networks; supervised learning | Maschinelles Lernen; neuronale Netze | Aprendizaje automático; aprendizaje profundo; redes neuronales | Makine öğrenmesi; makine öğrenimi; derin öğrenme
Artificial intelligence; =AI; generative AI; =LLM; large language models | Künstliche Intelligenz; =KI | Inteligencia artificial; =IA | Yapay zeka
Natural language processing; =NLP | Sprachverarbeitung; natürliche Sprachverarbeitung | Procesamiento del lenguaje natural; =PLN | Doğal dil işleme
Computer vision; image processing | Bildverarbeitung; maschinelles Sehen | Visión artificial; visión por computador; procesamiento de imágenes | Bilgisayarlı görü; görüntü işleme
Data analysis; data analytics; analysing data; analyzing data | Datenanalyse; Datenauswertung | Análisis de datos; analítica de datos | Veri analizi
Data science | Data Science; Datenwissenschaft | Ciencia de datos | Veri bilimi
Data engineering; data pipelines; =ETL; =ELT; data warehouse; data warehousing | Datenpipelines | Ingeniería de datos; canalizaciones de datos; almacén de datos | Veri mühendisliği; veri hatları; veri ambarı
Data visualisation; data visualization; dashboards | Datenvisualisierung | Visualización de datos; cuadros de mando | Veri görselleştirme; gösterge panelleri
Statistics; statistical analysis; statistical modelling | Statistik; statistische Auswertung | Estadística; análisis estadístico | İstatistik; istatistiksel analiz
Data protection; =GDPR; data privacy | Datenschutz; =DSGVO | Protección de datos; =RGPD; =LOPD | Kişisel verilerin korunması; =KVKK; veri koruma
Agile methods; agile; =Scrum; =SCRUM; =Kanban; =KANBAN; agile development | Agile Methoden; agile Arbeitsweise; agiles Arbeiten; agile Entwicklung | Metodologías ágiles; métodos ágiles; metodología ágil | Çevik yöntemler; çevik yazılım geliştirme
UX design; user experience; =UX; usability; UX/UI; interaction design | UX-Design; Usability; Nutzererfahrung | Diseño UX; experiencia de usuario; usabilidad | UX tasarımı; kullanıcı deneyimi; kullanılabilirlik
UI design; user interface design; =UI; interface design | UI-Design; Oberflächengestaltung | Diseño UI; diseño de interfaces | UI tasarımı; arayüz tasarımı
User research; usability tests; usability testing; user interviews | Nutzerforschung | Investigación de usuarios; pruebas de usabilidad | Kullanıcı araştırması; kullanılabilirlik testleri
Graphic design | Grafikdesign; Grafik-Design | Diseño gráfico | Grafik tasarım
Requirements engineering; requirements analysis; business analysis | Anforderungsanalyse; Anforderungsmanagement; Business-Analyse | Análisis de requisitos; análisis de negocio | Gereksinim analizi; iş analizi
IT support; technical support; helpdesk; help desk; service desk; first-level support; second-level support | IT-Support; Anwenderbetreuung; Benutzerbetreuung | Soporte técnico; soporte informático; mesa de ayuda | Teknik destek; BT desteği; yardım masası
Rollouts; go-live; system rollout | Rollout; Systemeinführung | Implantación de sistemas; puesta en marcha | Sistem devreye alma; canlıya geçiş
Electronics; circuit design; PCB design | Elektronik; Leiterplattenentwurf; Schaltungsentwicklung | Electrónica; diseño de circuitos; diseño de PCB | Elektronik; devre tasarımı; PCB tasarımı
`,
  ),
  ...terms(
    "tool",
    `
PostgreSQL; Postgres; psql
MySQL; MariaDB
Microsoft SQL Server; SQL Server; MSSQL; =MS SQL
Oracle Database; Oracle DB; =Oracle
SQLite
MongoDB; =Mongo
Redis
Elasticsearch; OpenSearch; Elastic Stack; =ELK
DynamoDB
Cassandra
Snowflake
BigQuery
Databricks
Apache Kafka; Kafka
Apache Spark; PySpark; =Spark
Apache Airflow; Airflow
RabbitMQ
dbt
Docker; Docker containers; Dockerfile; docker-compose
Kubernetes; K8s; Helm charts
OpenShift; Red Hat OpenShift
Terraform; OpenTofu; Pulumi
Ansible
Jenkins
GitHub Actions
GitLab; GitLab CI
Git; GitHub; Bitbucket
=AWS; Amazon Web Services; AWS Lambda; =EC2
Microsoft Azure; =Azure
Google Cloud; =GCP; Google Cloud Platform
Prometheus
Grafana
Datadog
Nginx
Playwright
Cypress
Selenium; Selenium WebDriver
Jest
Vitest
JUnit
Pytest
Cucumber
Postman
Storybook
Webpack
=Vite
pandas
NumPy
TensorFlow; Keras
PyTorch
scikit-learn; sklearn
Jupyter; Jupyter Notebook
Tableau
Power BI; PowerBI
=Looker; Looker Studio; Google Data Studio
=Qlik; QlikView; Qlik Sense
=SPSS
=SAS
=Stata
Figma
=Sketch
Adobe XD
Adobe Photoshop; Photoshop
Adobe Illustrator; =Illustrator
Adobe InDesign; InDesign
Adobe Premiere; Premiere Pro
After Effects
Adobe Creative Cloud; Adobe Creative Suite; Adobe CC
Canva
=Jira; Atlassian Jira
=Confluence
=Trello
=Asana
=Notion
ServiceNow
Zendesk
=Unity; Unity3D
Unreal Engine
Arduino
Raspberry Pi
`,
  ),
];
