import type { Cv, Role } from "./cv.ts";
import { columns, simple } from "./layouts.ts";
import { tables } from "./layouts-tables.ts";
import { pdfOf } from "./pen.ts";

const drawings = { ...simple, ...columns, ...tables };

/** A CV as a PDF in its layout. */
export const drawCv = (cv: Cv): Promise<Uint8Array> => pdfOf(lettersOf(cv), cv.look, (pen) => drawings[cv.layout](pen, cv));

const roleText = (role: Role) => [role.title, role.employer, role.dates, ...role.lines];

const lettersOf = (cv: Cv): string =>
  [cv.name, cv.title, cv.address, ...cv.personal, ...cv.summary, ...cv.roles.flatMap(roleText), ...cv.skills, ...cv.languages]
    .concat(cv.education ? Object.values(cv.education) : [])
    .concat(cv.hobbies ?? [])
    .join("\n");
