// Begins to load what the page at this address needs, before the app's own code has come to ask for it. The build wrote the names into the page.
(function () {
  var first = JSON.parse(document.getElementById("first-files").textContent);
  var config = JSON.parse(document.getElementById("config").textContent);
  if (!first.files) return;
  var address = /^(?:\/(de|es|tr)(?=\/|$))?(.*)$/.exec(location.pathname);
  var words = first.words[address[1] || "en"];
  var files = {};
  var asks = {};

  first.pages.forEach(function (page) {
    var path = new RegExp(page.at).exec(address[2]);
    if (!path || !isAsked(page.query)) return;
    page.files.concat(page.words.map(wordsFile)).forEach(function (file) {
      files[file] = true;
    });
    page.asks.forEach(function (ask) {
      asks[ask.replace(/\$(\d)/g, group.bind(null, path))] = true;
    });
  });
  // Calls first: they are small, and the page waits for them.
  if (!config.apiUrl) Object.keys(asks).forEach(load.bind(null, "preload"));
  Object.keys(files).forEach(function (file) {
    load("modulepreload", "/assets/" + first.files[file]);
  });

  function isAsked(query) {
    if (!query) return query !== "" || !location.search;
    return new RegExp("[?&]" + query + "(?:[&=]|$)").test(location.search);
  }
  function wordsFile(name) {
    return words[name];
  }
  function group(path, _, number) {
    return path[number];
  }
  function load(rel, href) {
    var link = document.createElement("link");
    link.rel = rel;
    link.crossOrigin = "";
    link.href = href;
    if (rel === "preload") link.as = "fetch";
    document.head.append(link);
  }
})();
