/** Icons of the pages, by the name that the code uses: the dashboard's own set. */
export const ICONS = {
  file: "file-text",
  "no-file": "file-x",
  search: "search",
  down: "chevron-down",
  check: "check",
  upload: "upload",
  waits: "hourglass",
  menu: "ellipsis",
  press: "mouse-pointer-click",
  end: "log-out",
  next: "circle-dashed",
  now: "contrast",
  done: "circle-check",
  warning: "triangle-exclamation-point",
} as const;

export type IconName = keyof typeof ICONS;
