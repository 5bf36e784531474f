import { addressParser } from "postal-mime";

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** The headers of a mail in their order, continuation lines joined. Lines that are no header are left out. */
export function headersOf(block: string): Header[] {
  return block
    .replaceAll(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name, value = ""] = /^([!-9;-~]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [{ name, value: value.trim() }];
    });
}

/** The first header of a name; names are compared without regard to case. */
export const headerNamed = (headers: readonly Header[], name: string): string | undefined =>
  headers.find((header) => header.name.toLowerCase() === name.toLowerCase())?.value;

/** The addresses in the first header of a name (To, From), those of groups included. */
export const addressesIn = (headers: readonly Header[], name: string): string[] =>
  namedAddresses(headerNamed(headers, name) ?? "").map(({ address }) => address);

/** "Ada <a@b.c>, d@e.f" -> two, the second without a name */
export const namedAddresses = (value: string): { name: string; address: string }[] =>
  addressParser(value, { flatten: true }).flatMap(({ name, address }) => (address ? [{ name, address }] : []));
