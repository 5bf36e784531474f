// Sets the styles of single elements of a page that the server has drawn, which the Content-Security-Policy forbids in the text of a page. A
// long page is shown before all of it has been read, so each part gets its styles as it comes: otherwise columns would change their width.
(function () {
  if (document.documentElement.dataset.drawn === undefined) return;
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
