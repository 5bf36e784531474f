import type { Field } from "./fields.ts";

// Apart from the fields, because adverts are read without them. Ids of fields and of terms.
const TABLE = `
software: java python c-sharp cpp go git
frontend: react angular vue-js svelte css html javascript typescript next-js frontend-development redux
backend: node-js java spring-boot postgresql microservices apache-kafka rest-apis api-design dot-net django docker kubernetes backend-development nestjs mysql java python go php c-sharp ruby-on-rails sql
fullstack: full-stack-development react node-js typescript javascript
mobile: android-development ios-development flutter react-native swift kotlin mobile-development
devops: devops kubernetes terraform ci-cd aws microsoft-azure google-cloud ansible docker
embedded: embedded-systems
data: data-analysis data-cleaning data-science machine-learning data-engineering pandas tableau power-bi
security: information-security penetration-testing
itsupport: it-support windows-server computer-networks linux
qa: software-testing browser-tests selenium playwright cypress
design: ux-design ui-design graphic-design figma user-research
product: product-management
project: project-management
marketing: marketing seo google-ads content-marketing social-media google-analytics e-mail-marketing brand-management
sales: sales b2b-sales key-account-management business-development field-sales inside-sales
retail: retail cash-handling merchandising
service: customer-service call-centre customer-success complaint-handling
accounting: accounting accounts-payable accounts-receivable financial-statements tax payroll datev
finance: controlling financial-analysis budgeting auditing treasury banking
hr: recruiting human-resources payroll employee-development
legal: contract-law labour-law litigation legal-research corporate-law
office: office-administration correspondence calendar-management data-entry document-management reception
consulting: strategy stakeholder-management
nursing: patient-care elderly-care intensive-care wound-care medication-administration dementia-care home-care emergency-care
medicine: physiotherapy pharmacy clinical-trials laboratory-work
education: teaching child-care training-delivery
social: social-work
logistics: warehousing logistics order-picking forklift-driving supply-chain-management inventory-management shipping goods-receipt
driving: lorry-driving bus-driving
purchasing: purchasing
production: production machine-operation cnc-machining assembly production-planning metalworking lean-manufacturing
welding: welding
quality: quality-assurance
electrical: electrical-installation electrical-engineering high-voltage plc-programming switchboard-building photovoltaics
technician: maintenance troubleshooting field-service hydraulics vehicle-repair heating-and-air-conditioning measurement-technology
engineering: mechanical-engineering autocad solidworks catia technical-drawing
construction: construction-management masonry carpentry plumbing structural-engineering roofing painting-and-decorating quantity-surveying
painting: painting-and-decorating
kitchen: cooking kitchen-management food-hygiene baking
hospitality: waiting-tables hotel-reception bartending reservations
cleaning: cleaning facility-management
guarding: security-services
crafts: hairdressing beauty-treatments
science: research chemistry laboratory-work research-and-development
media: journalism copywriting photography video-editing translation
realestate: property-viewings property-sales-and-letting property-valuation property-acquisition property-management-for-tenants
insurance: insurance-advice claims-handling policy-administration insurance-sales
tax: income-tax-returns corporate-tax-returns tax-advice vat-returns
events: event-management conferences-and-congresses set-up-of-events participant-management
tourism: tourism guided-tours travel-advice-and-booking
butchery: meat-cutting sausage-making
farming: agriculture livestock-care sowing-and-harvesting dairy-farming
gardening: gardening lawn-care pruning-of-trees-and-shrubs planting-and-garden-design
aviation: flying cabin-safety passenger-care-on-board flight-planning
rail: train-driving shunting
customs: customs customs-declarations
library: library-work cataloguing loan-desk collection-development
dental: dental-assistance chairside-dental-assistance dental-x-rays
surveying: surveying topographic-surveys gps-surveying
management: strategy
`;

const TERMS = new Map(
  TABLE.trim()
    .split("\n")
    .map((line) => {
      const [id, terms] = line.split(": ");
      return [id!, terms!.split(" ")] as const;
    }),
);

/** Ids of terms whose mention in a role shows this field. */
export const termsOf = ({ id }: Pick<Field, "id">): readonly string[] => TERMS.get(id) ?? [];
