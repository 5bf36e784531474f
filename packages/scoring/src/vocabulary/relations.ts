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
data-visualisation: tableau power-bi looker
ux-design: figma user-research
microsoft-office: excel microsoft-word powerpoint
crm: salesforce hubspot pipedrive zoho microsoft-dynamics
erp: sap microsoft-dynamics netsuite
sap: sap-fi-co sap-mm sap-sd sap-hcm sap-ewm
accounting: accounts-payable accounts-receivable financial-statements datev
marketing: seo sea content-marketing e-mail-marketing social-media google-ads
sea: google-ads
sales: b2b-sales field-sales inside-sales key-account-management
customer-service: call-centre complaint-handling customer-success
human-resources: recruiting payroll employee-development
patient-care: elderly-care intensive-care home-care dementia-care wound-care
warehousing: order-picking inventory-management goods-receipt
logistics: shipping supply-chain-management warehousing
forklift-driving: forklift-licence
forklift-licence: forklift-driving
first-aid: first-aid-certificate
cad: autocad solidworks catia autodesk-inventor
automation-technology: plc-programming tia-portal
plc-programming: tia-portal
maintenance: troubleshooting
quality-assurance: fmea six-sigma
cooking: kitchen-management
driving-licence-b: driving-licence-c-ce
project-management: pmp prince2
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
