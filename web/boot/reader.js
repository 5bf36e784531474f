// Tells the server what the first frame of a page depends on, in the cookie `reader`: it draws the next page for this browser. A page that
// was drawn for other facts, at another time, or without something that this tab alone remembers, stays hidden until the app has drawn it anew.
// Kept in step with web/app/reader.ts.
(function () {
  var KEPT = ["color-mode", "candidate-columns", "hotkeys", "extension-connected", "list-width"];
  var DRAFT = /^(new-job$|copy-of-|notes )/;
  var root = document.documentElement;
  var drawnFor = root.dataset.reader;
  // "Today" and "in 3 days" are of the server's clock. A page that was on its way for longer, or a clock that differs by more, is another time.
  var LATEST_MS = 60000;

  // The first format of a page takes 150 ms of a slow phone's processor, before anything can be seen.
  function zone() {
    return typeof Temporal === "object" ? Temporal.Now.timeZoneId() : new Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
  function facts() {
    var reader = new URLSearchParams({
      zone: zone(),
      width: innerWidth,
      // Pixels of the letters that the reader has set in the browser; no stylesheet is there yet.
      rem: parseFloat(getComputedStyle(root).fontSize),
      platform: navigator.platform,
    });
    KEPT.forEach(function (key) {
      var value = localStorage.getItem(key);
      if (value !== null) reader.set("kept." + key, value);
    });
    return reader.toString();
  }
  // A tab that is loaded again remembers what a page was opened with (the list that a candidate is from), and the server does not.
  function remembers() {
    return (
      (history.state && history.state.usr) ||
      Object.keys(sessionStorage).some(DRAFT.test.bind(DRAFT)) ||
      localStorage.getItem("candor-kept-advert") !== null
    );
  }
  // The next page brings no styles of its own if the browser has the stylesheet of this build.
  function stylesheet() {
    var link = document.querySelector("link[rel=stylesheet]");
    return link && link.sheet ? "&styles=" + link.href.slice(link.href.lastIndexOf("/") + 1) : "";
  }
  function keep() {
    try {
      var now = facts();
      var cookie = encodeURIComponent(now + "&height=" + innerHeight + stylesheet());
      document.cookie =
        "reader=" + cookie + "; Path=/; Max-Age=34560000; SameSite=Lax" + (location.protocol === "https:" ? "; Secure" : "");
      return now;
    } catch {
      return "";
    }
  }
  var now = keep();
  addEventListener("load", keep);
  addEventListener("pagehide", keep);
  var isOfAnotherTime = Math.abs(Date.now() - root.dataset.drawn) > LATEST_MS;
  if (drawnFor !== undefined && (now !== drawnFor || isOfAnotherTime || remembers())) root.dataset.stale = "";
})();
