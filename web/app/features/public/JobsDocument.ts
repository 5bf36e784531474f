import { redirectDocument, type LoaderFunctionArgs } from "react-router-dom";

/** The list of jobs is drawn by the server: a link within the app loads its document, after the question about unsent files. */
export const loader = ({ request }: LoaderFunctionArgs): Response => redirectDocument(request.url);

/** Never shown, because the loader leaves the app. */
export const Component = (): null => null;
