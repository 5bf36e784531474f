// Terms that meet another in part: PostgreSQL for SQL. Ids of terms; the first of a line is met in part by those after the colon.
const TABLE = `
sql: postgresql mysql microsoft-sql-server oracle-database sqlite
javascript: typescript react angular vue-js node-js
react: next-js
java: spring-boot hibernate
python: django flask fastapi pandas
php: laravel symfony
ruby: ruby-on-rails
c-sharp: dot-net
css: html
html: css react angular vue-js
frontend-development: react angular vue-js svelte
full-stack-development: frontend-development backend-development web-development
backend-development: node-js spring-boot django dot-net
git: gitlab github-actions
docker: kubernetes
ci-cd: jenkins github-actions gitlab
cloud-computing: aws microsoft-azure google-cloud
devops: kubernetes terraform ci-cd
software-testing: jest junit pytest browser-tests playwright cypress selenium
browser-tests: playwright cypress selenium
machine-learning: tensorflow pytorch scikit-learn
data-analysis: pandas tableau power-bi statistics
data-visualisation: tableau power-bi looker metabase apache-superset quicksight
ux-design: figma user-research prototyping design-systems
microsoft-office: excel microsoft-word powerpoint
excel: spreadsheets
openshift: kubernetes
business-central: microsoft-dynamics
crm: salesforce hubspot pipedrive zoho microsoft-dynamics salesforce-certification
erp: sap microsoft-dynamics netsuite
sap: sap-fi-co sap-mm sap-sd sap-hcm sap-ewm sap-s-4hana-migration sap-customizing sap-pp sap-fiori
tax-returns-and-declarations: vat-returns
tax: vat-returns tax-returns-and-declarations
financial-statements: month-end-closing
maintenance: preventive-maintenance
accounting: month-end-closing vat-returns accounts-payable accounts-receivable financial-statements datev tax-returns-and-declarations bank-reconciliation fixed-assets-accounting
marketing: seo sea content-marketing e-mail-marketing social-media google-ads
sea: google-ads
sales: b2b-sales field-sales inside-sales key-account-management new-customer-acquisition existing-customer-care quotations
customer-service: call-centre complaint-handling customer-success
human-resources: recruiting payroll employee-development personnel-records social-insurance
patient-care: elderly-care intensive-care home-care dementia-care wound-care
warehousing: order-picking inventory-management goods-receipt
logistics: shipping supply-chain-management warehousing
forklift-driving: forklift-licence reach-truck-driving
forklift-licence: forklift-driving
first-aid: first-aid-certificate
cad: autocad solidworks catia autodesk-inventor
automation-technology: plc-programming tia-portal
plc-programming: tia-portal
quality-assurance: fmea six-sigma
cooking: kitchen-management meat-and-fish-cookery cold-kitchen menu-design catering-and-banquets
driving-licence-b: driving-licence-c-ce
project-management: pmp prince2
state-management: zustand mobx ngrx pinia redux vuex
firewalls: fortinet fortigate palo-alto sophos pfsense check-point
kubernetes: helm eks aks gke rancher-kubernetes
dependency-injection-android: dagger hilt koin
unit-testing: jest junit pytest vitest mockito testng
test-automation: selenium cypress playwright appium robot-framework
api-testing: postman soapui rest-assured
observability: prometheus grafana datadog new-relic dynatrace zabbix nagios kibana
cnc-milling: cnc-machining heidenhain
cnc-turning: cnc-machining
cnc-machining: heidenhain sinumerik
lorry-driving: articulated-lorries digital-tachograph
articulated-lorries: lorry-driving
reach-truck-driving: forklift-driving
mechanical-ventilation: intensive-care anaesthesia
intensive-care: mechanical-ventilation
early-years-care: child-care
child-care: early-years-care after-school-care
primary-education: teaching
teaching: primary-education secondary-education language-teaching
vehicle-repair: brakes suspension-and-steering engines-and-gearboxes electronic-vehicle-diagnostics
hplc: laboratory-work
laboratory-work: hplc gas-chromatography titration pcr sample-preparation
hotel-reception: check-in-and-check-out opera-pms
recruiting: headhunting
corporate-law: mergers-and-acquisitions
business-intelligence: power-bi tableau qlik looker
databases: mongodb sql
relational-databases: sql
information-security: firewalls vulnerability-management siem
computer-networks: routing-and-switching
product-management: product-backlog user-stories
agile-methods: agile-coaching
construction-management: vob
`;

// Kinds of a term, which meet it in full: TIG welding for welding. Ids as above.
const KINDS = `
sap: sap-fi-co sap-mm sap-sd sap-hcm sap-ewm sap-pp sap-business-one
vue-js: nuxt
spreadsheets: excel
kubernetes: openshift
microsoft-dynamics: business-central
iso-standards: iso-9001 iso-45001 iso-22000 iso-17025
databases: relational-databases postgresql mysql microsoft-sql-server oracle-database
relational-databases: postgresql mysql microsoft-sql-server oracle-database
salesforce: salesforce-sales-cloud salesforce-marketing-cloud
presentations: client-presentations
purchasing: food-purchasing requests-for-quotation supplier-evaluation negotiating-with-suppliers
welding: mig-mag-welding tig-welding-of-stainless-steel manual-metal-arc-welding
cnc-machining: cnc-milling cnc-turning
cooking: meat-and-fish-cookery cold-kitchen vegetarian-and-special-diets
baking: bread-baking
cleaning: office-cleaning room-cleaning floor-cleaning-machines
gardening: lawn-care pruning-of-trees-and-shrubs planting-and-garden-design
painting-and-decorating: interior-painting facade-painting wallpapering
plumbing: bathroom-installation pipe-laying leak-and-drain-repair
roofing: roof-tiling-and-slating flat-roofs-and-waterproofing gutters-and-roof-plumbing
carpentry: furniture-making doors-and-stairs roof-timber-work
surveying: topographic-surveys gps-surveying
hairdressing: haircutting hair-colouring hair-styling perms-and-hair-treatments beard-trimming-and-shaving
security-services: patrols-and-object-security access-control-at-entrances video-surveillance
tourism: guided-tours travel-advice-and-booking
translation: specialist-translation localisation subtitling
journalism: news-writing investigative-research journalistic-interviews
library-work: cataloguing loan-desk collection-development information-desk
teaching: primary-education secondary-education language-teaching mathematics-teaching science-teaching history-and-geography-teaching literature-teaching
patient-care: personal-hygiene-support
dental-assistance: chairside-dental-assistance
physiotherapy: exercise-therapy electrotherapy manual-therapy neurological-rehabilitation orthopaedic-rehabilitation
pharmacy: dispensing-prescriptions advice-on-medicines compounding
midwifery: birth-support antenatal-care postnatal-care
banking: account-opening loan-processing bank-counter-service
insurance-advice: claims-handling policy-administration insurance-sales
customs: customs-declarations
agriculture: livestock-care sowing-and-harvesting dairy-farming
event-management: conferences-and-congresses set-up-of-events participant-management
tax: income-tax-returns corporate-tax-returns
user-research: user-interviews usability-testing
child-care: early-years-care planning-of-activities-for-children observation-and-documentation-of-learning
reception: telephone-switchboard visitor-reception hotel-reception
first-aid: first-aid-certificate paediatric-first-aid
warehousing: order-picking goods-receipt goods-issue-and-loading
sales: field-sales inside-sales key-account-management new-customer-acquisition
negotiation: negotiating-with-suppliers
legal-secretarial-work: deadlines-and-court-dates legal-fees
`;

const tableOf = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    table
      .trim()
      .split("\n")
      .map((line) => {
        const [id, others] = line.split(": ");
        return [id!, others!.split(" ")] as const;
      }),
  );

const SHOWN_BY = tableOf(TABLE);
const KINDS_OF = tableOf(KINDS);

/** Ids of terms that are kinds of this one and meet it in full. */
export const kindsOf = (termId: string): readonly string[] => KINDS_OF.get(termId) ?? [];

/** Ids of terms that meet this one in part. */
export const shownBy = (termId: string): readonly string[] => SHOWN_BY.get(termId) ?? [];

const WHOLES = new Map<string, string[]>();
for (const [id, others] of KINDS_OF) for (const other of others) WHOLES.set(other, [...(WHOLES.get(other) ?? []), id]);

/** Ids of terms that this one is a kind of, and meets in full. */
export const wholesOf = (termId: string): readonly string[] => WHOLES.get(termId) ?? [];

const PARENTS = new Map<string, string[]>();
for (const table of [SHOWN_BY, KINDS_OF])
  for (const [id, others] of table) for (const other of others) PARENTS.set(other, [...(PARENTS.get(other) ?? []), id]);

/** Ids of terms that this one meets, in full or in part. */
export const parentsOf = (termId: string): readonly string[] => PARENTS.get(termId) ?? [];
