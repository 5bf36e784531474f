// The CloudFront Function of the site (runtime cloudfront-js-2.0; at most 10 kB, no modules). One file for both of its events.
//
// A missing page has to be a 404 that shows the app. CloudFront's own error pages apply to the whole distribution: they would
// replace the API's 404 answers with the app as well.

var APP = "/app.html";
// A copy of the app under its own name, by which the response handler recognises a missing page.
var NOT_FOUND = "/not-found.html";

var IS_API = /^\/api\//;
var HAS_EXTENSION = /\.[A-Za-z0-9]+$/;
var IS_PAGE = /^(\/(de|es|tr))?(\/(dashboard|auth|public)(\/.*)?)?\/?$/;

function fileFor(uri) {
  if (HAS_EXTENSION.test(uri)) return uri;
  return IS_PAGE.test(uri) ? APP : NOT_FOUND;
}

// oxlint-disable-next-line no-unused-vars -- CloudFront calls the function by this name.
function handler(event) {
  if (event.context.eventType === "viewer-response") {
    if (fileFor(event.request.uri) === NOT_FOUND) {
      event.response.statusCode = 404;
      event.response.statusDescription = "Not Found";
    }
    return event.response;
  }
  if (IS_API.test(event.request.uri)) {
    // Always overwritten, so that a viewer cannot send the header itself.
    event.request.headers["x-viewer-address"] = { value: event.viewer.ip };
    return event.request;
  }
  event.request.uri = fileFor(event.request.uri);
  return event.request;
}
