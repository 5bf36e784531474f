import { expect, test } from "vitest";
import type { Principal } from "./service.ts";
import { SignatureError, sha256, signedFor, verifyHeader, verifyPresigned, type SignedRequest, type Verifier } from "./sigv4.ts";

/** AWS's published examples, so that a mistake which the SDK shares is found, too. */

const AMAZON: Principal = {
  name: "example",
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  statements: [],
};
const GENERAL: Principal = {
  name: "general",
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
  statements: [],
};
const at = (time: string, service: string): Verifier => ({
  service,
  principals: new Map([AMAZON, GENERAL].map((principal) => [principal.accessKeyId, principal])),
  clock: { now: () => Date.parse(time) },
});
const faultOf = (verification: () => unknown): unknown => {
  try {
    return verification();
  } catch (error) {
    return error instanceof SignatureError ? error.fault : error;
  }
};

// https://docs.aws.amazon.com/AmazonS3/latest/developerguide/sigv4-query-string-auth.html
const presigned: SignedRequest = {
  method: "GET",
  path: "/test.txt",
  query:
    "X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z" +
    "&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404",
  headers: { host: "examplebucket.s3.amazonaws.com" },
};

test("the presigned URL of the S3 guide holds for its day and no longer", () => {
  expect(verifyPresigned(presigned, at("2013-05-24T12:00:00Z", "s3"))).toBe(AMAZON);
  expect(verifyPresigned(presigned, at("2013-05-25T00:00:00Z", "s3"))).toBe(AMAZON);
  expect(faultOf(() => verifyPresigned(presigned, at("2013-05-25T00:00:01Z", "s3")))).toBe("expired");
  expect(faultOf(() => verifyPresigned({ ...presigned, path: "/test2.txt" }, at("2013-05-24T12:00:00Z", "s3")))).toBe("mismatch");
  expect(
    faultOf(() => verifyPresigned({ ...presigned, query: `${presigned.query}&x=%E0%A4%A` }, at("2013-05-24T12:00:00Z", "s3"))),
  ).toBe("malformed");
});

// https://docs.aws.amazon.com/AmazonS3/latest/developerguide/sig-v4-header-based-auth.html
const ranged: SignedRequest = {
  method: "GET",
  path: "/test.txt",
  query: "",
  headers: {
    host: "examplebucket.s3.amazonaws.com",
    range: "bytes=0-9",
    "x-amz-content-sha256": sha256(""),
    "x-amz-date": "20130524T000000Z",
    authorization:
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date," +
      "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  },
};

test("the signed header of the S3 guide holds within 15 minutes", () => {
  expect(verifyHeader(ranged, sha256(""), at("2013-05-24T00:15:00Z", "s3"))).toBe(AMAZON);
  expect(faultOf(() => verifyHeader(ranged, sha256(""), at("2013-05-24T00:15:01Z", "s3")))).toBe("skewed");
  expect(faultOf(() => verifyHeader(ranged, sha256(""), at("2013-05-23T23:44:59Z", "s3")))).toBe("skewed");
  expect(
    faultOf(() =>
      verifyHeader(
        { ...ranged, headers: { ...ranged.headers, range: "bytes=0-99" } },
        sha256(""),
        at("2013-05-24T00:00:00Z", "s3"),
      ),
    ),
  ).toBe("mismatch");
  const extra = { ...ranged, headers: { ...ranged.headers, "x-amz-meta-a": "b" } };
  expect(faultOf(() => verifyHeader(extra, sha256(""), at("2013-05-24T00:00:00Z", "s3")))).toBe("unsignedHeaders");
});

// https://docs.aws.amazon.com/general/latest/gr/sigv4-create-string-to-sign.html, the IAM example
const listUsers: SignedRequest = {
  method: "GET",
  path: "/",
  query: "Action=ListUsers&Version=2010-05-08",
  headers: {
    host: "iam.amazonaws.com",
    "content-type": "application/x-www-form-urlencoded; charset=utf-8",
    "x-amz-date": "20150830T123600Z",
    authorization:
      "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/iam/aws4_request, SignedHeaders=content-type;host;x-amz-date, " +
      "Signature=5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7",
  },
};

test("the signed header of the general guide holds within 5 minutes, for its service alone", () => {
  expect(signedFor(listUsers.headers)).toBe("iam");
  expect(verifyHeader(listUsers, sha256(""), at("2015-08-30T12:36:00Z", "iam"))).toBe(GENERAL);
  expect(
    verifyHeader({ ...listUsers, query: "Version=2010-05-08&Action=ListUsers" }, sha256(""), at("2015-08-30T12:36:00Z", "iam")),
  ).toBe(GENERAL);
  expect(faultOf(() => verifyHeader(listUsers, sha256("x"), at("2015-08-30T12:36:00Z", "iam")))).toBe("mismatch");
  expect(faultOf(() => verifyHeader(listUsers, sha256(""), at("2015-08-30T12:41:01Z", "iam")))).toBe("skewed");
  expect(faultOf(() => verifyHeader(listUsers, sha256(""), at("2015-08-30T12:36:00Z", "sqs")))).toBe("malformed");
  expect(faultOf(() => verifyHeader({ ...listUsers, headers: {} }, sha256(""), at("2015-08-30T12:36:00Z", "iam")))).toBe(
    "missing",
  );
});
