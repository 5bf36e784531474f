// The CloudFront Function of the site (runtime cloudfront-js-2.0; at most 10 kB, no modules). One file for both of its events.
//
// A missing page has to be a 404 that shows the app. CloudFront's own error pages would do that, but for the whole
// distribution: they would put the app in the place of the API's 404 answers as well.

var APP = "/app.html";
// A copy of the app under a name of its own, which is how the response is known to be a missing page.
var NOT_FOUND = "/not-found.html";

var IS_API = /^\/api\//;
var HAS_EXTENSION = /\.[A-Za-z0-9]+$/;
var IS_PAGE = /^(\/(de|es|tr))?(\/(dashboard|auth|public)(\/.*)?)?\/?$/;

function fileFor(uri) {
  if (HAS_EXTENSION.test(uri)) return uri;
  return IS_PAGE.test(uri) ? APP : NOT_FOUND;
}

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by this name.
function handler(event) {
  if (event.context.eventType === "viewer-response") {
    if (fileFor(event.request.uri) === NOT_FOUND) {
      event.response.statusCode = 404;
      event.response.statusDescription = "Not Found";
    }
    return event.response;
  }
  if (IS_API.test(event.request.uri)) {
    // Always ours: a viewer that sends this header as well does not get through with it.
    event.request.headers["x-viewer-address"] = { value: event.viewer.ip };
    return event.request;
  }
  event.request.uri = fileFor(event.request.uri);
  return event.request;
}
