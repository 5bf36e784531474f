// Sets the styles that a page brings which the server has drawn: the Content-Security-Policy forbids them in the text of a page. `drawn.js` loads
// the whole stylesheet. A long page is shown before all of it has been read, so each part gets its own styles as it comes: otherwise columns
// would change their width.
(function () {
  if (document.documentElement.dataset.drawn === undefined) return;
  var first = document.getElementById("first-styles");
  if (first) {
    window.firstSheet = new CSSStyleSheet();
    window.firstSheet.replaceSync(JSON.parse(first.textContent).css);
    document.adoptedStyleSheets.push(window.firstSheet);
  }
  var parts = new MutationObserver(set);
  parts.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", function () {
    set();
    parts.disconnect();
  });
  function set() {
    document.querySelectorAll("[data-style]").forEach(function (element) {
      element.style.cssText = element.dataset.style;
      element.removeAttribute("data-style");
    });
  }
})();
