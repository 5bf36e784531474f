/**
 * The start of each of `count` rows, in pixels from the first; the last entry is the end of them all. A row that has not been measured
 * counts as `estimate` high.
 */
export function offsetsOf(count: number, estimate: number, heights: ReadonlyMap<number, number>): Float64Array {
  const offsets = new Float64Array(count + 1);
  for (let index = 0; index < count; index++) offsets[index + 1] = offsets[index]! + (heights.get(index) ?? estimate);
  return offsets;
}

/**
 * The rows between two offsets, as [first, end). Where there are none it is the nearest row, so that the keyboard finds the list from above
 * and from below.
 */
export function rowsBetween(offsets: Float64Array, from: number, to: number): [number, number] {
  const count = offsets.length - 1;
  if (count === 0) return [0, 0];
  const first = Math.min(Math.max(0, lastAtOrBefore(offsets, from)), count - 1);
  const end = Math.min(count, Math.max(first, lastAtOrBefore(offsets, to)) + 1);
  return [first, end];
}

/** The index of the last offset at or before `offset`; -1 if all come later. */
function lastAtOrBefore(offsets: Float64Array, offset: number): number {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsets[middle]! <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
