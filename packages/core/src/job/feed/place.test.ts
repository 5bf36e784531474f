import { expect, test } from "vitest";
import { placeOf } from "./place.ts";

test.for([
  ["Berlin, Germany", { city: "Berlin", country: "DE" }],
  ["München, Bayern, Deutschland", { city: "München", state: "Bayern", country: "DE" }],
  ["Madrid, España", { city: "Madrid", country: "ES" }],
  ["İzmir, Türkiye", { city: "İzmir", country: "TR" }],
  ["London, UK", { city: "London", country: "GB" }],
  ["London, United Kingdom", { city: "London", country: "GB" }],
  ["Spain", { country: "ES" }],
] as const)("%s names its country", ([location, place]) => {
  expect(placeOf(location)).toEqual(place);
});

test.for(["Berlin", "Berlin, Hamburg", "Atlanta, Georgia", "San Diego, CA", "Remote, EU", "anywhere"])(
  "%s names no country for certain, and stays as it was written",
  (location) => {
    expect(placeOf(location)).toEqual({ city: location });
  },
);

test("an empty place has no parts", () => {
  expect(placeOf(" ")).toEqual({});
});
