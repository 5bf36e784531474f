const TYPES = ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN", "VOLUNTEER", "PER_DIEM", "OTHER"];
const DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/u;
const TAGS = new Set(["p", "/p", "ul", "/ul", "li", "/li", "br"]);

type Data = Readonly<Record<string, unknown>>;

/** Returns the faults of a JobPosting by Google's documented rules; empty when it is valid. */
export function faultsOf(posting: Data): string[] {
  const faults: string[] = [];
  const need = (isRight: boolean, fault: string) => void (isRight || faults.push(fault));
  const text = (name: string): string => (typeof posting[name] === "string" ? posting[name] : "");
  const part = (of: Data, name: string): Data => (of[name] ?? {}) as Data;
  const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

  need(posting["@context"] === "https://schema.org" && posting["@type"] === "JobPosting", "type");
  need(isText(posting["title"]), "title");
  need(DATE.test(text("datePosted")), "datePosted");
  need(posting["validThrough"] === undefined || DATE.test(text("validThrough")), "validThrough");
  need(isText(part(posting, "hiringOrganization")["name"]), "hiringOrganization");
  need(posting["employmentType"] === undefined || TYPES.includes(posting["employmentType"] as string), "employmentType");
  need(posting["directApply"] === true, "directApply");
  need(isText(part(posting, "identifier")["value"]), "identifier");

  const description = text("description");
  need(isText(description), "description");
  const tags = [...description.matchAll(/<([^>]*)>/gu)].map(([, tag]) => tag ?? "");
  need(
    tags.every((tag) => TAGS.has(tag)),
    "description's elements",
  );

  const isRemote = posting["jobLocationType"] !== undefined;
  if (isRemote) {
    need(posting["jobLocationType"] === "TELECOMMUTE", "jobLocationType");
    need(isText(part(posting, "applicantLocationRequirements")["name"]), "applicantLocationRequirements");
  } else {
    const address = part(part(posting, "jobLocation"), "address");
    need(/^[A-Z]{2}$/u.test(String(address["addressCountry"])), "addressCountry");
  }

  const salary = posting["baseSalary"] as Data | undefined;
  if (salary) {
    const value = part(salary, "value");
    const amounts = ["value", "minValue", "maxValue"].filter((name) => value[name] !== undefined);
    need(/^[A-Z]{3}$/u.test(String(salary["currency"])), "currency");
    need(["HOUR", "DAY", "WEEK", "MONTH", "YEAR"].includes(String(value["unitText"])), "unitText");
    need(amounts.length > 0 && amounts.every((name) => typeof value[name] === "number"), "amounts");
  }
  return faults;
}
