// Runs in the page: names controls and headings covered by something else. Elements that float over the page on purpose may cover them.
(() => {
  const nameOf = (element) => (element.textContent || element.ariaLabel || element.tagName).trim().slice(0, 40);
  const floats = (element) => ["fixed", "sticky"].includes(getComputedStyle(element).position);
  const clips = (element) => getComputedStyle(element).overflow !== "visible";
  const isIn = (x, y, { left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom;
  const around = (element) => (element.parentElement ? [element.parentElement, ...around(element.parentElement)] : []);

  const coverOf = (element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isSeen =
      box.width > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      around(element).every((part) => !clips(part) || isIn(x, y, part.getBoundingClientRect()));
    const top = isSeen && document.elementFromPoint(x, y);
    if (!top || element.contains(top) || top.contains(element)) return undefined;
    if ([...(element.labels ?? [])].some((label) => label.contains(top))) return undefined;
    return [top, ...around(top)].some(floats) ? undefined : top;
  };

  return [...document.querySelectorAll("button, a[href], input, select, textarea, h1, h2")].flatMap((element) => {
    const cover = coverOf(element);
    return cover ? [`${nameOf(element)} lies under ${nameOf(cover)}`] : [];
  });
})();
