import { FREE_LAYOUTS, type FreeLayout } from "./free-text.ts";
import { backendDeveloper } from "./professions/backend-developer.ts";
import { bookkeeper } from "./professions/bookkeeper.ts";
import { carMechanic } from "./professions/car-mechanic.ts";
import { cleaner } from "./professions/cleaner.ts";
import { constructionSiteManager } from "./professions/construction-site-manager.ts";
import { cook } from "./professions/cook.ts";
import { customerServiceAgent } from "./professions/customer-service-agent.ts";
import { dataAnalyst } from "./professions/data-analyst.ts";
import { elderlyCare } from "./professions/elderly-care.ts";
import { electrician } from "./professions/electrician.ts";
import { hotelReceptionist } from "./professions/hotel-receptionist.ts";
import { hrGeneralist } from "./professions/hr-generalist.ts";
import { intensiveCareNurse } from "./professions/intensive-care-nurse.ts";
import { kindergartenEducator } from "./professions/kindergarten-educator.ts";
import { legalSecretary } from "./professions/legal-secretary.ts";
import { lorryDriver } from "./professions/lorry-driver.ts";
import { marketingManager } from "./professions/marketing-manager.ts";
import { pharmacyTechnician } from "./professions/pharmacy-technician.ts";
import { physiotherapist } from "./professions/physiotherapist.ts";
import { primarySchoolTeacher } from "./professions/primary-school-teacher.ts";
import { salesManager } from "./professions/sales-manager.ts";
import { TRANSLATIONS } from "./professions/translations.ts";
import { waiter } from "./professions/waiter.ts";
import { warehouseWorker } from "./professions/warehouse-worker.ts";
import { welder } from "./professions/welder.ts";
import type { Profession } from "./professions/set.ts";
import type { Language } from "./types.ts";

/** Jobs of one employer each, with the people who answer. Words as such people write them, grades by a reason, both before any run. */
export const PROFESSIONS: readonly Profession[] = [
  intensiveCareNurse,
  elderlyCare,
  lorryDriver,
  electrician,
  bookkeeper,
  salesManager,
  waiter,
  dataAnalyst,
  cook,
  warehouseWorker,
  primarySchoolTeacher,
  kindergartenEducator,
  cleaner,
  welder,
  hotelReceptionist,
  hrGeneralist,
  marketingManager,
  backendDeveloper,
  constructionSiteManager,
  pharmacyTechnician,
  physiotherapist,
  legalSecretary,
  carMechanic,
  customerServiceAgent,
];

/** A text ready to be drawn. */
export interface FreeCv {
  readonly id: string;
  readonly layout: FreeLayout;
  readonly text: string;
}

/** One working life written twice or drawn several ways, and the job it is scored for. */
export interface Twins {
  readonly job: Profession;
  readonly cvs: readonly (FreeCv & { readonly language: Language })[];
}

const find = (id: string) => {
  for (const job of PROFESSIONS) for (const cv of job.cvs) if (cv.id === id) return { job, cv };
  throw new Error(`No CV ${id}`);
};

/** CVs with a translation by the same person: the same facts, as that language puts them. */
export const languageTwins = (): Twins[] =>
  TRANSLATIONS.map(({ of, language, text }) => {
    const { job, cv } = find(of);
    return {
      job,
      cvs: [
        { id: of, language: cv.language ?? job.language, layout: cv.layout, text: cv.text },
        { id: `${of}-${language}`, language, layout: cv.layout, text },
      ],
    };
  });

/** Of every second profession the first CV, in every layout. */
export const layoutTwins = (): Twins[] =>
  PROFESSIONS.filter((_, index) => index % 2 === 0).map((job) => {
    const { id, text, language = job.language } = job.cvs[0]!;
    return { job, cvs: FREE_LAYOUTS.map((layout) => ({ id: `${id}-${layout}`, language, layout, text })) };
  });
