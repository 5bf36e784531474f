// What shows a term in part: who lists PostgreSQL has met SQL. Ids of terms; the first of a line is shown by those after the colon.
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
crm: salesforce hubspot pipedrive zoho microsoft-dynamics salesforce-certification
erp: sap microsoft-dynamics netsuite
sap: sap-fi-co sap-mm sap-sd sap-hcm sap-ewm sap-s-4hana-migration sap-customizing sap-pp sap-fiori
tax-returns-and-declarations: vat-returns
tax: vat-returns tax-returns-and-declarations
financial-statements: month-end-closing
maintenance: preventive-maintenance troubleshooting
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
cooking: kitchen-management meat-section cold-kitchen menu-design catering-and-banquets
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
databases: postgresql mysql microsoft-sql-server oracle-database mongodb
information-security: firewalls vulnerability-management siem
computer-networks: routing-and-switching
product-management: product-backlog user-stories
agile-methods: agile-coaching
construction-management: vob
`;

const SHOWN_BY = new Map(
  TABLE.trim()
    .split("\n")
    .map((line) => {
      const [id, others] = line.split(": ");
      return [id!, others!.split(" ")] as const;
    }),
);

/** Ids of terms that show this one in part. */
export const shownBy = (termId: string): readonly string[] => SHOWN_BY.get(termId) ?? [];
