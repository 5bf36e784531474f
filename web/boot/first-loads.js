// Starts the loads and calls of the page at this address before the app's own code has loaded. The build writes them into the page from
// `app/pages.ts`. A page that the server has drawn brings its answers along, and loads code once it can be seen (`drawn.js`).
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
  window.firstLoads = load;
  if (document.documentElement.dataset.drawn !== undefined) return;
  // Calls go first: they are small, and the page waits for them. `app/api/first-answers.ts` takes the answers.
  window.firstAnswers = {};
  Object.keys(asks).forEach(function (path) {
    var url = (config.apiUrl || "") + path;
    var headers = { accept: "application/json", "accept-language": address[1] || "en" };
    window.firstAnswers[url] = fetch(url, { headers: headers, credentials: "same-origin" });
    window.firstAnswers[url].catch(function () {});
  });
  load([]);

  function load(others) {
    var addresses = Object.keys(files).map(function (file) {
      return "/assets/" + first.files[file];
    });
    others.concat(addresses).forEach(function (address) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.crossOrigin = "";
      link.href = address;
      document.head.append(link);
    });
  }
  function isAsked(query) {
    if (!query) return query !== "" || !location.search;
    var isAbsent = query.charAt(0) === "!";
    return isAbsent !== new RegExp("[?&]" + query.slice(isAbsent ? 1 : 0) + "(?:[&=]|$)").test(location.search);
  }
  function wordsFile(name) {
    return words[name];
  }
  function group(path, _, number) {
    return path[number];
  }
})();
