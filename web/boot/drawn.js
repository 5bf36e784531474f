// Stands at the end of the page, so that it runs when the stylesheet has arrived, before the first paint. In a page that the server has drawn
// it begins to load the app's code.
// Presses and keys that come before the app works are kept, and `app/early.ts` repeats them; the browser itself must send no form.
(function () {
  var late = document.getElementById("late");
  if (!late) return;
  var root = document.getElementById("root");
  var early = (window.early = []);

  function isAlive() {
    return root.dataset.alive !== undefined;
  }
  function keepPress(event) {
    // Links of the API as well: some wait for a consent. Other links work by themselves.
    var pressed =
      event.type === "submit"
        ? event.submitter || event.target
        : event.target.closest('button[type=button], summary, a[href^="/api/"]');
    if (isAlive() || !pressed || event.ctrlKey || event.metaKey) return;
    early.push({ pressed: pressed });
    event.preventDefault();
    event.stopPropagation();
  }
  function keepKey(event) {
    // Typed text stays in its field, and Enter and Space press a button by themselves.
    if (isAlive() || event.target.closest("input, textarea, button, a")) return;
    early.push({ key: event });
  }
  root.addEventListener("click", keepPress, true);
  root.addEventListener("submit", keepPress, true);
  addEventListener("keydown", keepKey, true);

  // The rules of the whole stylesheet stand in their order once those that the page brought are gone.
  var first = document.getElementById("first-styles");
  window.styled =
    first &&
    new Promise(function (resolve) {
      var link = document.createElement("link");
      link.rel = "stylesheet";
      link.crossOrigin = "";
      link.href = JSON.parse(first.textContent).href;
      link.addEventListener("load", function () {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(function (sheet) {
          return sheet !== window.firstSheet;
        });
        resolve();
      });
      link.addEventListener("error", resolve);
      document.head.append(link);
    });

  // `import` and not a script element, whose address Trusted Types would ask about. It preloads nothing: the other files are named as well.
  var files = JSON.parse(late.textContent);
  void import(files.entry);
  window.firstLoads(files.imports);
})();
