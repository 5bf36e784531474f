import { describe, expect, test } from "vitest";
import { WORLD_NOT_YET } from "../not-yet.ts";
import { emptyTallies } from "../measure/fields.ts";
import { listedCvs } from "./files.ts";
import { halfOf, hashed, hashWith, listed } from "./hashes.ts";
import { emptyExtra, tallyWorld, type WorldAnswer } from "./match.ts";
import { belowFloors, storedResults } from "./results.ts";
import type { ClearCv, ClearTruth } from "./truth.ts";

const truth: ClearTruth = {
  name: "Dr. Ada M. Lovelace",
  email: "Ada@Example.org",
  phone: "+44 (0)20 7946 0000",
  town: "London",
  title: "Senior Software Engineer",
  titleAlso: ["Analyst"],
  skills: [
    { name: "Microsoft Excel", kind: "tool" },
    { name: "Wound care", also: ["Wundversorgung"], kind: "skill" },
    { name: "First aid", kind: "certification" },
  ],
  maySkills: ["Teamwork"],
  languages: [{ code: "de", level: "B2" }],
  education: "secondary",
  months: 60,
};
const nothing: WorldAnswer = { skills: [], languages: [] };
const hash = hashWith("key");

/** The tallies of one answer, and what is missed or wrong. */
function tallied(answer: Partial<WorldAnswer>) {
  const [tallies, extra] = [emptyTallies(), emptyExtra()];
  const faults = tallyWorld(tallies, extra, hashed(truth, hash), { ...nothing, ...answer }, hash);
  return { tallies, extra, faults };
}

const skill = (value: string, kind: "skill" | "tool" | "certification" = "skill", isHalf = false) => ({
  value,
  read: value,
  kind,
  isHalf,
});

/** Repositories that others will test with. */
const KEPT_APART = `
  posquit0/awesome-cv
  liantze/altacv
  stefanqn/bewerbung
  cies/resume
  deedy-resume
  europasscv-template
  europecv2013
  interviewstreet/hiring-agent
  jakegut/resume
  jankapunkt/latexcv
  xitanggg/open-resume
  sb2nov/resume
  simple-resume-cv
  twentysecondscurriculumvitae
  basic-typst-resume-template
  chinese-resume-in-typst
  latexplantillaunam
  amartabakovic/cv
  ansgarlichter/light-cv
  fdelmazo/cv
  jawue-busmaprof/jana-portfolio
  johannesmueller7/bewerbungswebseite
  madic-/lebenslauf
  nicofilips/latex-template-cv
  timstraube/lebenslauf
  ahmet-yasir/
  aliosmanatik/
  cagatayturkann/
  dkucuk/
  f6hri/person-website
  frozenmafia/resume
  helgee/cv
  josepalos/cv
  kanjariyaumesh/
  levthierbach/
  lordwhitefire/victor-resume
  minaozekes/portfolyo
  mozbek1156/cv-generator
  muhammetsafak/
  ntallar/cv
  sedatulubaba/portfolyo
  tuglatextemplates/
`
  .trim()
  .split(/\s+/);

describe("An answer is compared with hashes as with clear text", () => {
  test.for([
    ["name", { name: "Lovelace Ada" }, true],
    ["name", { name: "Ada" }, false],
    ["email", { email: "ada@example.org" }, true],
    ["phone", { phone: "0044 20 79460000" }, true],
    ["town", { town: "SW1A 1AA London, UK" }, true],
    ["title", { title: "Senior Software Engineer (Remote)" }, true],
    ["title", { title: "Software Engineer" }, true],
    ["title", { title: "Senior" }, false],
    ["title", { title: "Analysts" }, true],
    ["education", { education: "school" }, true],
    ["years", { months: 72 }, true],
    ["years", { months: 73 }, false],
  ] as const)("%s %o: %s", ([field, answer, isRight]) => {
    expect(tallied(answer).tallies[field].right).toBe(isRight ? 1 : 0);
  });

  test.for([
    ["excel", 1, 1],
    ["Wundversorgung", 1, 1],
    ["Excel in our office", 0, 1],
    ["advanced Microsoft Excel", 1, 1],
    ["Care", 1, 1],
    ["Cobol", 0, 1],
    ["Teamwork", 0, 0],
  ] as const)("skill %s: right %i of %i", ([value, right, given]) => {
    expect(tallied({ skills: [skill(value)] }).tallies.skills).toMatchObject({ right, given });
  });

  test("what is no skill at all is counted, and a certificate needs a certificate", () => {
    const { extra, tallies } = tallied({
      skills: [
        skill("London"),
        skill("University of Kent"),
        skill("May 2020"),
        skill("kills", "skill", true),
        skill("Excel", "certification"),
      ],
    });
    expect(extra).toMatchObject({ noSkill: 4, falseCertificate: 1, skillsGiven: 5 });
    expect(tallies.skills.right).toBe(1);
  });

  test("a value that the CV does not show is wrong when something is read", () => {
    const silent = hashed({ ...truth, name: null, months: null }, hash);
    const [tallies, extra] = [emptyTallies(), emptyExtra()];
    tallyWorld(tallies, extra, silent, { ...nothing, name: "Curriculum Vitae" }, hash);
    expect(tallies.name).toEqual({ asked: 0, given: 1, found: 0, right: 0 });
    expect(extra.wrongName).toBe(1);
  });
});

describe("The list of public CVs", () => {
  const cv: ClearCv = {
    id: "en-a-b-1",
    repo: "a/b",
    path: "cv/Ada_Lovelace-CV.pdf",
    blob: "0f",
    language: "en",
    profession: "engineer",
    isSoftware: true,
    madeWith: "word",
    pages: 1,
    isInvented: true,
    half: "test",
    truth,
  };

  test("a line has no clear word of the truth", () => {
    const line = JSON.stringify(listed(cv, "key"));
    for (const word of ["Ada", "Lovelace", "London", "Excel", "Wound", "example.org", "7946"]) expect(line).not.toContain(word);
    expect(line).toContain('"path":"cv/*_*-CV.pdf"');
  });

  test("each line is well formed: hashes alone, and the half that its blob id decides", async () => {
    for (const { id, half, blob, truth } of await listedCvs()) {
      expect([id, half]).toEqual([id, halfOf(blob)]);
      const { name, email, phone, town, title, skills, maySkills } = truth;
      const forms = [title, ...skills, ...maySkills].flatMap((one) => (one ? [...one.whole, ...one.part] : []));
      const clear = [name, email, phone, town, forms]
        .flatMap((hashes) => hashes ?? [])
        .filter((hash) => !/^[0-9a-f]{20}$/.test(hash));
      expect([id, clear]).toEqual([id, []]);
    }
  });

  test("no CV of a repository that is kept for tests from outside is listed", async () => {
    const kept = (await listedCvs())
      .map(({ repo }) => repo.toLowerCase())
      .filter((repo) => KEPT_APART.some((name) => repo.includes(name)));
    expect(kept).toEqual([]);
  });

  test("every floor that the last run on public files missed is named with a reason, and no other but times that differ", async () => {
    const results = await storedResults();
    const below = results ? belowFloors(results).map(({ name }) => name) : [];
    const named = Object.keys(WORLD_NOT_YET);
    expect(below.filter((name) => !named.includes(name))).toEqual([]);
    // A time near its floor is above it in one run and below in the next.
    expect(named.filter((name) => !below.includes(name) && !name.startsWith("Time and memory: "))).toEqual([]);
  });
});
