import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The dashboard's code for the server: `dist/app-renderer`, from which the function `page` draws. All libraries are in it. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react()],
  resolve: { dedupe: ["react", "react-dom"] },
  ssr: { noExternal: true },
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    ssr: `${import.meta.dirname}/app/server.tsx`,
    outDir: "../dist/app-renderer",
    emptyOutDir: true,
    target: "node24",
    minify: true,
    rolldownOptions: { output: { entryFileNames: "server.mjs", chunkFileNames: "[name]-[hash].mjs" } },
  },
});
