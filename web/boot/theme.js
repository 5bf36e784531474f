// Runs before the first paint, so that no page flashes in the wrong colours. Kept in step with ui/color-mode.ts.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem("color-mode");
  } catch {}
  var dark = mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
