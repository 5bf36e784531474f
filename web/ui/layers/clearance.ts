/** A rectangle of the window, in px. */
export interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const meet = (a: Area, b: Area): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * How far toasts have to rise from their place at the bottom, in px, so that they cover none of these areas. Returns 0 where they would
 * leave the window; then they stay at their place.
 */
export function clearance(toasts: Area, areas: readonly Area[], gap: number): number {
  let lift = 0;
  // Each step clears the lowest area that is still covered, and may meet the one above it.
  for (let step = 0; step <= areas.length; step++) {
    const risen = { ...toasts, top: toasts.top - lift, bottom: toasts.bottom - lift };
    const met = areas.filter((area) => meet(risen, area));
    if (met.length === 0) return risen.top >= 0 ? lift : 0;
    lift = toasts.bottom - Math.min(...met.map(({ top }) => top)) + gap;
  }
  return 0;
}
