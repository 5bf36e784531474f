/** ISO 8601 durations of fixed length: "P8D", "PT90S", "-P1DT2H". */
const PATTERN = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

/**
 * The milliseconds of an ISO 8601 duration, or undefined when it is none. Years and months have no fixed length and are refused.
 */
export function durationMs(text: string): number | undefined {
  const match = PATTERN.exec(text);
  if (!match || /[PT]$/.test(text)) return undefined;
  const [weeks, days, hours, minutes, seconds] = match.slice(2).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const total = ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  return Math.round(match[1] === "-" ? -total : total);
}
