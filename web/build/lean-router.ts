import type { Plugin } from "vite";

/** Names for developers' tools: each of these assignments keeps a component that nothing uses. */
const NAMES = /^\w+\.displayName = "\w+";$/gmu;
const MADE = /(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gmu;
const WARNINGS = "var ENABLE_DEV_WARNINGS = true;";

/**
 * Lets the bundler leave out what the app does not use of React Router: its own links, which preload, its forms, and warnings for developers. The
 * package names its development build for all conditions, and marks nothing as free of side effects.
 */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(NAMES, "")
          .replaceAll(MADE, "/* @__PURE__ */ ")
          .replace(WARNINGS, WARNINGS.replace("true", "false")),
        map: null,
      }),
    },
  };
}
