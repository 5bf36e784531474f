/** The first `most` items of an order, sorted. The others are not sorted among themselves, which saves most of the time of many items. */
export function firstOf<T>(items: Iterable<T>, most: number, compare: (a: T, b: T) => number): T[] {
  const first: T[] = [];
  for (const item of items) {
    if (first.length === most && compare(item, first.at(-1)!) >= 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(first[middle]!, item) <= 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, item);
    if (first.length > most) first.pop();
  }
  return first;
}
