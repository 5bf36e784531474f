/** Typed access to the resolved properties of a resource, with errors that name the place. */
import { type Place, placeName } from "./intrinsics.ts";

export class Fields {
  readonly place: Place;
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(place: Place, values: Readonly<Record<string, unknown>>) {
    this.place = place;
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  raw(name: string): unknown {
    return this.#values[name];
  }

  text(name: string, fallback?: string): string {
    const value = this.#values[name] ?? fallback;
    if (typeof value === "string") return value;
    throw this.#wrong(name, "text");
  }

  /** CloudFormation allows numbers as text, too. */
  number(name: string, fallback?: number): number {
    const value = this.#values[name] ?? fallback;
    if (value !== "" && (typeof value === "number" || typeof value === "string") && Number.isFinite(Number(value)))
      return Number(value);
    throw this.#wrong(name, "a number");
  }

  optionalNumber(name: string): number | undefined {
    return this.has(name) ? this.number(name) : undefined;
  }

  flag(name: string, fallback = false): boolean {
    const value = this.#values[name] ?? fallback;
    if (value === true || value === "true") return true;
    if (value === false || value === "false") return false;
    throw this.#wrong(name, "true or false");
  }

  texts(name: string): string[] {
    const value = this.#values[name] ?? [];
    return (Array.isArray(value) ? value : [value]).map(String);
  }

  /** An object property; empty when absent. */
  object(name: string): Fields {
    const value = this.#values[name] ?? {};
    if (typeof value !== "object" || Array.isArray(value)) throw this.#wrong(name, "an object");
    return new Fields(this.place, value as Record<string, unknown>);
  }

  /** A list of objects; empty when absent. */
  list(name: string): Fields[] {
    const value = this.#values[name] ?? [];
    if (!Array.isArray(value)) throw this.#wrong(name, "a list");
    return value.map((item) => new Fields(this.place, item as Record<string, unknown>));
  }

  entries(): [string, unknown][] {
    return Object.entries(this.#values).filter(([, value]) => value !== undefined);
  }

  /** Stops the start unless the property is absent or has one of the values that the local cloud provides. */
  expect(name: string, ...values: readonly unknown[]): void {
    const value = this.#values[name];
    if (value !== undefined && !values.includes(value)) {
      throw new Error(
        `${placeName(this.place)} sets ${name} to ${JSON.stringify(value)}; the local cloud knows ${values.map((known) => JSON.stringify(known)).join(", ")}.`,
      );
    }
  }

  /** Stops the start when a property is neither read nor known to be without effect. */
  only(kind: string, ...known: readonly string[]): void {
    for (const [name] of this.entries()) {
      if (!known.includes(name)) throw new Error(`The local cloud does not know ${name} of ${kind} (${placeName(this.place)}).`);
    }
  }

  #wrong(name: string, expected: string): Error {
    return new Error(`${name} of ${placeName(this.place)} is ${JSON.stringify(this.#values[name])}, not ${expected}.`);
  }
}
