/** The schema of a form refused a value that no field of it complains about: a list with too many entries, a choice out of range. */
export class Unsaid extends Error {}
