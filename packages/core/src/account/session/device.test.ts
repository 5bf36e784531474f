import { expect, test } from "vitest";
import { deviceOf } from "./device.ts";

const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const BLINK = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.for([
  ["Chrome", "macOS", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${BLINK} Chrome/150.0.0.0 Safari/537.36`],
  ["Edge", "Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`],
  [
    "Safari",
    "iPhone",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`,
  ],
  ["Safari", "macOS", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.5 Safari/605.1.15`],
  ["Chrome", "iPad", `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${WEBKIT} CriOS/150.0.0.0 Mobile/15E148 Safari/604.1`],
  ["Firefox", "Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  [
    "Firefox",
    "iPhone",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`,
  ],
  [
    "Samsung Internet",
    "Android",
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ["Opera", "Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/150.0.0.0 Safari/537.36 OPR/120.0.0.0`],
  ["Chrome", "ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/150.0.0.0 Safari/537.36`],
])("%s on %s is told from %s", ([browser, system, userAgent]) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test.for([undefined, "", "node", "curl/8.5.0", "<script>alert(1)</script>", "x".repeat(600) + " Firefox/1"])(
  "nothing is told from %s",
  (userAgent) => {
    expect(deviceOf(userAgent)).toEqual({});
  },
);
