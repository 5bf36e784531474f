// Stands at the end of the page, so that it runs when the stylesheet has arrived, before the first paint. In a page that the server has drawn
// it sets the styles of single elements, which the Content-Security-Policy forbids in the text of a page, and begins to load the app's code.
(function () {
  var late = document.getElementById("late");
  if (!late) return;
  document.querySelectorAll("[data-style]").forEach(function (element) {
    element.style.cssText = element.dataset.style;
    element.removeAttribute("data-style");
  });
  // `import` and not a script element, whose address Trusted Types would ask about. It preloads nothing: the other files are named as well.
  var files = JSON.parse(late.textContent);
  void import(files.entry);
  window.firstLoads(files.imports);
})();
