export { NotFound as Component } from "./ErrorPages.tsx";
