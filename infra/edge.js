// The CloudFront Function of the site (runtime cloudfront-js-2.0; at most 10 kB, no modules). One file for both of its events.
//
// A missing page has to be a 404 that shows a page of ours. CloudFront's own error pages apply to the whole distribution: they would
// replace the API's 404 answers as well.

var APP = "/app.html";

var IS_API = /^\/api\//;
var HAS_EXTENSION = /\.[A-Za-z0-9]+$/;
// The pages of the app.
var IS_APP = /^(\/(de|es|tr))?\/((dashboard|auth)(\/|$)|public\/(bulk|summary)\/)/;
// Those of them that the API draws for their reader, asked for at one path. If it cannot, the bucket has the app's page there.
var IS_PERSONAL = /^(\/(de|es|tr))?\/(dashboard|auth)(\/|$)/;
// The pages that the API draws: its routes have one segment more, in any language of two letters.
var IS_DRAWN = /^(\/[^/]{2})?\/(embed\/|public\/(?!(bulk|summary)\/|privacy-policy$))/;
// The static pages: STATIC_PATHS of web/site/paths.ts in every language.
var IS_STATIC =
  /^(\/(de|es|tr))?(\/public\/privacy-policy|\/verify|\/tools(\/(ai-hiring-response-tool|ai-linkedin-message-creator|interview-question-generator|job-description-generator|job-seniority-detector))?)?$/;
var NOT_FOUND = /^(\/(de|es|tr))?\/not-found\.html$/;

function fileFor(uri) {
  if (HAS_EXTENSION.test(uri)) return uri;
  if (uri === "/") return "/index.html";
  if (IS_STATIC.test(uri)) return uri + ".html";
  if (IS_APP.test(uri)) return APP;
  var language = /^\/(de|es|tr)\//.exec(uri);
  return (language ? "/" + language[1] : "") + "/not-found.html";
}

// The language for `/`: chosen earlier, else the first of the browser's that we speak.
function localeOf(request) {
  var locales = ["en", "de", "es", "tr"];
  var chosen = request.cookies.locale && request.cookies.locale.value;
  if (locales.includes(chosen)) return chosen;
  var header = request.headers["accept-language"];
  var wanted = (header ? header.value : "")
    .split(",")
    .slice(0, 20)
    .map(function (entry) {
      var parts = entry.split(";");
      var quality = /q=([0-9.]+)/.exec(parts[1] || "");
      return { language: parts[0].trim().toLowerCase().split("-")[0], quality: quality ? Number(quality[1]) : 1 };
    })
    .filter(function (entry) {
      return locales.includes(entry.language);
    })
    // oxlint-disable-next-line unicorn/no-array-sort -- this runtime has no `toSorted`
    .sort(function (a, b) {
      return b.quality - a.quality;
    });
  return wanted.length > 0 ? wanted[0].language : "en";
}

// The address without slashes at its end; one at its beginning, because two would name another host.
function withoutSlashes(uri) {
  var start = 0;
  var end = uri.length;
  while (uri[start] === "/" || uri[start] === "\\") start++;
  while (end > start && uri[end - 1] === "/") end--;
  return "/" + uri.slice(start, end);
}

// The address for the API. One that is too deep gets a name that no job and no company has, so that it is answered with a page, too.
function drawnAt(uri) {
  var parts = uri.split("/");
  var first = parts[1] === "public" || parts[1] === "embed" ? 1 : 2;
  return parts.length > first + 2 ? parts.slice(0, first + 1).join("/") + "/_" : uri;
}

function redirect(request, path, cookies, isForever) {
  // A name that comes several times has all of its values beside the last.
  var query = Object.keys(request.querystring).flatMap(function (name) {
    var asked = request.querystring[name];
    return (asked.multiValue || [asked]).map(function (each) {
      return name + "=" + each.value;
    });
  });
  return {
    statusCode: isForever ? 308 : 302,
    statusDescription: isForever ? "Permanent Redirect" : "Found",
    headers: {
      location: { value: path + (query.length > 0 ? "?" + query.join("&") : "") },
      "cache-control": { value: isForever ? "public, max-age=3600" : "private, no-store" },
    },
    cookies: cookies,
  };
}

// oxlint-disable-next-line no-unused-vars -- CloudFront calls the function by this name.
function handler(event) {
  var request = event.request;
  if (event.context.eventType === "viewer-response") {
    if (NOT_FOUND.test(fileFor(request.uri))) {
      event.response.statusCode = 404;
      event.response.statusDescription = "Not Found";
    }
    return event.response;
  }
  if (IS_API.test(request.uri)) {
    // Always overwritten, so that a viewer cannot send the header itself.
    request.headers["x-viewer-address"] = { value: event.viewer.ip };
    return request;
  }
  // The only address that follows the browser's language; every other one is what it says.
  if (request.uri === "/") {
    var locale = localeOf(request);
    if (locale !== "en") return redirect(request, "/" + locale, {});
  }
  // A choice of English, which `/` would not keep by itself; works without a script.
  if (request.uri === "/en" || request.uri === "/en/") {
    return redirect(request, "/", {
      locale: { value: "en", attributes: "Path=/; Max-Age=31536000; SameSite=Lax; Secure" },
    });
  }
  if (request.uri !== "/" && request.uri.endsWith("/")) return redirect(request, withoutSlashes(request.uri), {}, true);
  if (IS_PERSONAL.test(request.uri)) {
    request.headers["x-page-path"] = { value: request.uri };
    // Always overwritten, as for calls.
    request.headers["x-viewer-address"] = { value: event.viewer.ip };
  }
  request.uri = IS_DRAWN.test(request.uri) ? drawnAt(request.uri) : fileFor(request.uri);
  return request;
}
