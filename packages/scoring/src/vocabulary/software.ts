import { products, terms } from "./table.ts";

/** Programming, data, cloud, security and IT operations, beyond the first list in `technology.ts`. */
export const software = [
  ...terms(
    "skill",
    `
Full-stack development; full-stack; full stack; fullstack; fullstack development | Full-Stack-Entwicklung; Fullstack-Entwicklung | Desarrollo full stack; desarrollo fullstack | Full stack geliştirme; fullstack geliştirme
App publishing; Play Store; Google Play; App Store; App Store releases; app releases | App-Veröffentlichung; App-Store-Veröffentlichung | Publicación de aplicaciones; publicación en Play Store | Uygulama yayınlama; Play Store'da yayınlama
Unit testing; unit tests; JUnit tests; integration tests; automated unit tests | Unit-Tests; Modultests; Integrationstests; automatisierte Tests auf Modulebene | Pruebas unitarias; tests unitarios; pruebas de integración | Birim testleri; birim testi; entegrasyon testleri
Test automation; automated testing; test automation frameworks; automated tests | Testautomatisierung; automatisierte Tests; Testautomation | Automatización de pruebas; pruebas automatizadas | Test otomasyonu; otomasyon testleri; otomatik test
API testing; API tests; interface tests | API-Tests; Schnittstellentests | Pruebas de API; pruebas de APIs; testing de API | API testleri; API testi; servis testleri
Manual testing; exploratory testing; regression testing; test cases; test planning; acceptance tests; =UAT | Manuelle Tests; Testfälle; Regressionstests; Testplanung; Abnahmetests | Pruebas manuales; casos de prueba; pruebas de regresión; planes de prueba; pruebas de aceptación | Manuel test; test senaryoları; regresyon testi; test planı; kabul testleri
Performance testing; load testing; JMeter; Gatling; =k6; stress testing | Lasttests; Performancetests | Pruebas de carga; pruebas de rendimiento | Yük testi; performans testi
=SOAP; XML; XSLT; web services | Webservices; SOAP-Schnittstellen | Servicios web | Web servisleri
Event-driven architecture; message queues; event sourcing; =CQRS; messaging | Ereignisgesteuerte Architektur; Nachrichtenwarteschlangen | Arquitectura orientada a eventos; colas de mensajes | Olay güdümlü mimari; mesaj kuyrukları
Database design; data modelling; data modeling; database administration; =DBA; query optimisation; stored procedures | Datenbankdesign; Datenmodellierung; Datenbankadministration | Diseño de bases de datos; modelado de datos; administración de bases de datos | Veritabanı tasarımı; veri modelleme; veritabanı yönetimi; saklı yordamlar
Databases; database systems; database management systems; =DBMS | Datenbanken; Datenbankmanagementsysteme; Datenbankmanagementsystem | Bases de datos; sistemas de gestión de bases de datos; sistemas gestores de bases de datos | Veritabanları; veritabanı; veritabanı yönetim sistemleri; veri tabanı; veri tabanı yönetim sistemleri
Relational databases; relational database; =RDBMS | Relationale Datenbanken; relationale Datenbank | Bases de datos relacionales; base de datos relacional | İlişkisel veritabanları; ilişkisel veritabanı
Web development; web applications; web programming | Webentwicklung; Webanwendungen | Desarrollo web; aplicaciones web; programación web | Web geliştirme; web programlama; web uygulamaları
Responsive design; cross-browser; mobile-first; progressive web apps; =PWA | Responsives Design; Responsive Webdesign | Diseño responsive; diseño adaptativo | Duyarlı tasarım; responsive tasarım
Web performance; Core Web Vitals; performance optimisation of websites | Web-Performance; Ladezeitoptimierung | Rendimiento web | Web performansı
Game development; gameplay programming; game design | Spieleentwicklung; Spielprogrammierung; Gamedesign | Desarrollo de videojuegos; diseño de videojuegos | Oyun geliştirme; oyun tasarımı; oyun programlama
Real-time operating systems; =RTOS; FreeRTOS; =ARM Cortex; microcontrollers; STM32; ESP32; =CAN bus; AUTOSAR; =FPGA; VHDL; Verilog | Mikrocontroller; Echtzeitbetriebssysteme; CAN-Bus | Microcontroladores; sistemas en tiempo real | Mikrodenetleyiciler; gerçek zamanlı işletim sistemleri; mikrodenetleyici
Internet of things; =IoT; =IIoT; =MQTT; =OPC UA; Industry 4.0 | Internet der Dinge; Industrie 4.0 | Internet de las cosas; industria 4.0 | Nesnelerin interneti; endüstri 4.0
Blockchain; smart contracts; Solidity; =Web3; Ethereum
=AR/VR; augmented reality; virtual reality | Augmented Reality; virtuelle Realität | Realidad aumentada; realidad virtual | Artırılmış gerçeklik; sanal gerçeklik
Large language model applications; prompt engineering; =RAG; retrieval-augmented generation; LangChain; fine-tuning of models; =GPT; OpenAI API; LLM applications; vector databases | LLM-Anwendungen | Aplicaciones con LLM; ingeniería de prompts | LLM uygulamaları; istem mühendisliği
Time series; forecasting models; A/B test statistics; hypothesis testing; regression models; predictive models; predictive modelling | Zeitreihenanalyse; Regressionsmodelle; Prognosemodelle | Series temporales; modelos predictivos; modelos de regresión | Zaman serileri; tahmin modelleri; regresyon modelleri
Recommender systems; recommendation systems; ranking models; search relevance | Empfehlungssysteme | Sistemas de recomendación | Öneri sistemleri
Data quality; data governance; master data management; data catalogues; =MDM | Datenqualität; Stammdatenmanagement | Calidad del dato; gobierno del dato; datos maestros | Veri kalitesi; veri yönetişimi; ana veri yönetimi
Data migration; data integration; system migration | Datenmigration; Datenintegration | Migración de datos; integración de datos | Veri taşıma; veri entegrasyonu
Data cleaning; data cleansing; data wrangling; data preprocessing | Datenbereinigung; Datenaufbereitung | Limpieza de datos; depuración de datos; preprocesamiento de datos | Veri temizleme; veri temizliği; veri ön işleme
Data lakes; lakehouse; data mesh; streaming data; stream processing; =Flink; Hadoop; =Hive; big data | Big Data; Datenströme | Big data; procesamiento en streaming | Büyük veri; akış işleme
Pivot tables; VLOOKUP; Power Query; Power Pivot; Excel macros; Excel models; XLOOKUP; advanced Excel | Pivot-Tabellen; SVERWEIS; Excel-Makros; XVERWEIS | Tablas dinámicas; BUSCARV; macros de Excel; Excel avanzado | Pivot tablo; özet tablo; düşeyara; Excel makro; ileri Excel
=Helm; Helm charts; =Argo CD; ArgoCD; =Flux CD; GitOps; Kustomize
Observability; =Monitoring; alerting; log management; distributed tracing; OpenTelemetry; system monitoring | Monitoring; Überwachung von Systemen | Observabilidad; monitorización; monitorización de sistemas | Gözlemlenebilirlik; sistem izleme; izleme ve uyarı; log yönetimi
Incident management; incident response; on-call rotations; post-mortems; problem management; service level agreements; =SLA | Incident-Management; Störungsmanagement; Problemmanagement | Gestión de incidentes; respuesta a incidentes; gestión de problemas | Olay yönetimi; olay müdahale; problem yönetimi
IT service management; =ITSM; change and release management; service management | IT-Service-Management; Release-Management | Gestión de servicios de TI; gestión de servicios TI | BT hizmet yönetimi; IT hizmet yönetimi
Client management; device management; =MDM devices; Intune; software deployment; =SCCM; Jamf; endpoint management | Clientmanagement; Softwareverteilung; Endgeräteverwaltung | Gestión de dispositivos; despliegue de software; gestión de puestos | Cihaz yönetimi; yazılım dağıtımı; uç nokta yönetimi
Hardware support; PC repair; printer support; workplace set-up; hardware installation; computer assembly | Hardware-Support; PC-Reparatur; Druckersupport; Arbeitsplatzeinrichtung | Reparación de ordenadores; soporte de hardware; montaje de equipos informáticos | Donanım desteği; bilgisayar tamiri; yazıcı desteği; donanım kurulumu
User administration; user accounts; identity and access management; =IAM; access rights; group policies; =LDAP; Entra ID; Azure AD | Benutzerverwaltung; Berechtigungsmanagement; Gruppenrichtlinien | Gestión de usuarios; gestión de identidades; control de accesos lógicos | Kullanıcı yönetimi; yetkilendirme; kimlik ve erişim yönetimi
Backup and recovery; backups; disaster recovery; business continuity; Veeam; storage systems; =SAN; =NAS | Datensicherung; Backup und Recovery; Notfallplanung; Speichersysteme | Copias de seguridad; recuperación ante desastres; continuidad de negocio; almacenamiento | Yedekleme; felaket kurtarma; iş sürekliliği; depolama sistemleri
Routing and switching; Cisco; switches and routers; =OSPF; =BGP; =SD-WAN; Wi-Fi networks; wireless networks; MikroTik; Aruba networks; =DNS; =DHCP | Routing und Switching; WLAN; Switches und Router | Enrutamiento y conmutación; redes inalámbricas; switches y routers | Yönlendirme ve anahtarlama; kablosuz ağlar; switch ve router
Vulnerability management; Nessus; Burp Suite; Metasploit; =OWASP; Kali Linux; application security; secure coding; =DevSecOps | Schwachstellenmanagement; sichere Softwareentwicklung | Gestión de vulnerabilidades; seguridad de aplicaciones | Zafiyet yönetimi; uygulama güvenliği; güvenli kodlama
Cryptography; =PKI; encryption; certificates management | Kryptografie; Verschlüsselung | Criptografía; cifrado | Kriptografi; şifreleme
IT forensics; digital forensics; malware analysis; reverse engineering | IT-Forensik; Malware-Analyse | Informática forense; análisis de malware | Adli bilişim; zararlı yazılım analizi
IT security management; =ISMS; information security management; security audits; security awareness; =BSI IT-Grundschutz; =TISAX; =NIS2 | Informationssicherheitsmanagement; IT-Grundschutz | Gestión de la seguridad de la información; =ENS; Esquema Nacional de Seguridad | Bilgi güvenliği yönetimi; =BGYS
=CMS; content management systems; headless CMS; Contentful; Strapi; Sanity CMS; Adobe Experience Manager; =AEM; Sitecore | Content-Management-Systeme; CMS | Gestores de contenido | İçerik yönetim sistemleri
Version control; branching strategies; trunk-based development; =SVN; Subversion; Mercurial; code versioning | Versionsverwaltung; Versionskontrolle | Control de versiones | Sürüm kontrolü; versiyon kontrol
Pair programming; mob programming; clean code; refactoring; legacy code; code quality | Pair Programming; Refactoring; Codequalität | Programación en pareja; código limpio; refactorización | Eşli programlama; temiz kod; refaktoring; kod kalitesi
Algorithms; data structures; computer science fundamentals | Algorithmen; Datenstrukturen | Algoritmos; estructuras de datos | Algoritmalar; veri yapıları
Geospatial data; maps programming; remote sensing; =PostGIS | Geodaten; Fernerkundung | Datos geoespaciales; teledetección | Coğrafi veri; uzaktan algılama
Bioinformatics; genomics; =NGS; sequencing | Bioinformatik; Genomik; Sequenzierung | Bioinformática; genómica; secuenciación | Biyoinformatik; genomik; dizileme
Signal processing; =DSP; control engineering; control theory; Simulink | Signalverarbeitung; Regelungstechnik und Simulation | Procesamiento de señales; ingeniería de control | Sinyal işleme; kontrol mühendisliği
Quantitative finance; algorithmic trading; financial mathematics | Quantitative Finance; Finanzmathematik | Finanzas cuantitativas | Finansal matematik; algoritmik işlem
Online payments; payment integration; payment gateways; =PSD2; PCI DSS; checkout systems; =SEPA | Zahlungssysteme; Zahlungsabwicklung; Zahlungsverkehr | Pasarelas de pago; medios de pago; sistemas de pago | Ödeme sistemleri; sanal POS; ödeme entegrasyonu
`,
  ),
  ...terms(
    "tool",
    `
=Zig
Julia language
=Groovy
=Lua
Fortran
F#
Crystal Reports; =SSRS; =SSIS; =SSAS
`,
  ),
  ...terms(
    "certification",
    `
Java certification; Oracle Certified Professional; =OCP Java; =OCA Java; =OCPJP; Oracle Certified Associate | Java-Zertifizierung | Certificación Java | Java sertifikası
Google Cloud certification; Professional Cloud Architect; Google Cloud certified; Associate Cloud Engineer | Google-Cloud-Zertifizierung | Certificación Google Cloud | Google Cloud sertifikası
Databricks certification; Snowflake certification; SnowPro; TensorFlow certificate
IT specialist qualification; state-certified IT specialist | Fachinformatiker; Fachinformatikerin; Fachinformatiker für Anwendungsentwicklung; Fachinformatiker für Systemintegration | Técnico superior en desarrollo de aplicaciones; desarrollo de aplicaciones multiplataforma; =DAM; =DAW; =ASIR; técnico superior en administración de sistemas informáticos | Bilgisayar programcılığı diploması; bilişim teknolojileri diploması
`,
  ),
  ...products(
    "tool",
    `
Clojure; ClojureScript; Delphi, Object Pascal; TypeORM; Prisma; Sequelize; Drizzle ORM; SQLAlchemy; Entity Framework
=Doctrine ORM; MyBatis; Blazor; WPF; WinForms; Xamarin; .NET MAUI; =Qt; =JavaFX; =Swing; =Electron; Ionic; Ionic Capacitor
Cordova; NativeScript; Expo (React Native); UIKit; Xcode; Combine framework; Core Data; =ARKit; Gradle; Maven; npm; =Bazel; =CMake
PHP Composer; =pip; Poetry packaging; Yarn package manager; pnpm; =Bootstrap; Material UI, =MUI; Chakra UI; Ant Design; shadcn; Three.js
WebGL; D3.js, =D3; Chart.js; Highcharts; Leaflet.js; Mapbox; OpenLayers; Remix.run; =Astro; =Gatsby; SolidJS; Ember.js
=Backbone.js; =Lit; Web Components; htmx; Alpine.js; Spring Cloud; Spring Security; Quarkus; Micronaut; =Ktor; Vert.x
Java EE, Jakarta EE, =J2EE; =JPA; =JSF; CodeIgniter; =Yii; Zend Framework; Laminas; CakePHP; =Slim framework; Phalcon
=Gin framework; =Echo framework; =Fiber framework; Fastify; =Koa; Hapi.js; Socket.IO; =tRPC; Deno; =Bun; =Celery
=aiohttp; Pydantic; Streamlit; =Dash by Plotly; Plotly; =Gradio; SciPy; =NLTK; spaCy; Hugging Face
Transformers library; OpenCV; XGBoost; LightGBM; =JAX; statsmodels; Matplotlib; seaborn; ggplot2; tidyverse; R Shiny
Neo4j; Couchbase; CouchDB; InfluxDB; TimescaleDB; ClickHouse; =Firebase; Firestore; Supabase; MemSQL; Vertica
Teradata; Greenplum; Redshift, Amazon Redshift; Synapse Analytics; Microsoft Fabric; Cosmos DB; =Memcached; Milvus
Pinecone; pgvector; =Talend; Informatica PowerCenter; Pentaho; Fivetran; Airbyte; Dagster; Prefect.io; Azure Data Factory, =ADF
AWS Glue; Matillion; Alteryx; KNIME; RapidMiner; Apache NiFi, =NiFi; =Metabase; Apache Superset; MicroStrategy
SAP BusinessObjects; Sisense; ThoughtSpot; =Domo; QuickSight; Redash; =Puppet; SaltStack
Chef Infra; =Vagrant; HashiCorp Packer; CloudFormation; AWS CDK; =Bicep; Crossplane; HashiCorp Nomad; HashiCorp Consul; HashiCorp Vault
=Istio; Linkerd; Envoy proxy; Traefik; HAProxy; Kong gateway; Rancher Kubernetes; =EKS; =AKS; =GKE; Podman; containerd; Docker Swarm
Azure DevOps; =TFS; TeamCity; CircleCI; Travis CI; Atlassian Bamboo; =Drone CI; Octopus Deploy; =Tekton; =Spinnaker; Artifactory
=Nexus; SonarQube, =Sonar; New Relic; Dynatrace; AppDynamics; Zabbix; Nagios; =Sentry; =Loki; Jaeger; PagerDuty
Opsgenie; CheckMK; =PRTG; Kibana; Logstash; Fluentd; AWS S3, S3; =RDS, Amazon RDS; =ECS, Amazon ECS; =SQS; =SNS
Step Functions; CloudWatch; =API Gateway; EventBridge; serverless, Serverless Framework; =Lambda functions
Azure Functions; Cloud Run; =Pub/Sub; IBM Cloud; Oracle Cloud; Alibaba Cloud; DigitalOcean; Hetzner; Heroku; Vercel
Netlify; Cloudflare; =OVH; OpenStack; Proxmox; Citrix; =VDI; Nutanix
Exchange Online, Microsoft Exchange, Exchange Server; Microsoft 365 administration; SharePoint administration; macOS
Windows 10; Windows 11; =Unix; =AIX; Solaris; Red Hat, =RHEL Server; CentOS; SUSE, =SLES; Eclipse IDE
IntelliJ IDEA, IntelliJ; Visual Studio; Visual Studio Code, VS Code; PyCharm; Android Studio; WebStorm
Swagger, OpenAPI; Insomnia; SoapUI; =RAML; Apigee; MuleSoft; =Boomi; TIBCO; Apache Camel; IBM MQ; ActiveMQ; WebSphere
WebLogic; Tomcat; JBoss; WildFly; =IIS; Apache HTTP Server; =NATS messaging; Kinesis, Amazon Kinesis; Appium
Espresso tests; XCUITest; Detox tests; Robot Framework; Katalon; Ranorex;, Tricentis Tosca; TestRail; Jira Xray; Zephyr
qTest; HP ALM, Quality Center; TestNG; Mockito; Karate DSL; REST Assured, RestAssured; Gherkin; SpecFlow; Behave tests
WebdriverIO; Puppeteer; Mocha.js; Jasmine tests; Karma runner; Testing Library, React Testing Library; =MSTest; =NUnit; =xUnit
PHPUnit; RSpec; Playwright tests; Redmine; YouTrack; Bugzilla; Azure Boards; =Rally; TOPdesk; OTRS; Zammad
=GLPI; BMC Remedy, =Remedy; Freshservice ITSM; Spiceworks; TeamViewer; AnyDesk; Salesforce development
Apex code; Lightning Web Components; =SOQL; Visualforce; ServiceNow development; Dynamics 365 development; X++
=AL language; SuiteScript; Odoo development; Godot; CryEngine; Cocos2d; =GameMaker; Roblox Studio
`,
  ),
  ...products(
    "certification",
    `
=CKAD; Certified Kubernetes Application Developer; =CKS; HashiCorp certification; Terraform Associate
HashiCorp Certified; Red Hat certification; =RHCSA; =RHCE; =LPIC; LPIC-1; CompTIA Linux+; =LFCS; =MCSA; =MCSE; =MCP
Microsoft Certified; =AZ-305; =AZ-400; =DP-203; =PL-300; =MS-900; =AI-900; =SC-900; =DP-900; =OSCP; =GIAC; =GPEN
=CRISC; =CCSP; CompTIA CySA+; =eJPT; =CISMP; CompTIA A+; CompTIA Network+, Network+
=JNCIA; Fortinet NSE; =NSE4; =PCNSA; Cisco CyberOps; TOGAF; ArchiMate; =iSAQB; CPSA-F; iSAQB CPSA
Tableau certification; Power BI certification; =PL-300 certification; Microsoft Power BI Data Analyst; ITIL 4; ITIL v3
ITIL Expert; ISTQB Advanced; ISTQB Test Analyst; ISTQB Agile Tester; ISO 27001 Lead Auditor
ISO 27001 Lead Implementer; ISO 27001 Auditor
`,
  ),
  ...products(
    "skill",
    `
Jetpack Compose; Compose Multiplatform; Kotlin Multiplatform; Kotlin coroutines; coroutines; RxJava; Kotlin Flow
Dependency injection (Android); Dagger; =Hilt; Dagger Hilt; =Koin; WebSockets, WebSocket; gRPC; protocol buffers; Protobuf
=OAuth; OAuth2; OpenID Connect; =SAML; =SSO; single sign-on; Keycloak; State management; Zustand; =MobX; NgRx; =Pinia
 TanStack Query, React Query; Vuex; =MLOps; MLflow; Kubeflow; model deployment; SageMaker; Vertex AI; feature stores
=DAX; =M language; =MDX; LookML; Firewalls; =VPN; Fortinet; FortiGate; Palo Alto; Sophos; pfSense; Check Point
intrusion detection; =SIEM; Splunk; =QRadar; Microsoft Sentinel; =SOC analysis; security operations; threat hunting
=EDR; CrowdStrike; log analysis; Mainframe; =z/OS; =JCL; =CICS; =DB2, IBM DB2; AS/400, IBM i, iSeries
=RPG programming; Low-code development; Power Apps; Power Platform; OutSystems; Mendix; Bubble.io; low-code; no-code
`,
  ),
];
