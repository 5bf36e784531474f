import { EXTENSION_KEY, GECKO_ID } from "./src/id.ts";

interface Stage {
  /** The product's address. */
  readonly siteUrl: string;
  readonly version: string;
  /** A store signs with a key of its own and refuses a manifest that names one. */
  readonly isForStore?: boolean;
}

/** Where the extension may fetch from is decided by permissions; from scripts and styles of others it takes nothing. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self' https: http:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

export const ICON_SIZES = [16, 32, 48, 128] as const;

/**
 * The manifest of one stage, the same for Chrome, Edge and Firefox. Reasons for the permissions are in `store/README.md`; a test freezes the
 * list, because a browser switches the extension off until the reader agrees to a longer one.
 */
export function manifestOf({ siteUrl, version, isForStore = false }: Stage) {
  const { protocol, hostname, origin } = new URL(siteUrl);
  const icons = Object.fromEntries(ICON_SIZES.map((size) => [size, `icons/${size}.png`]));
  return {
    manifest_version: 3,
    name: "__MSG_name__",
    description: "__MSG_description__",
    version,
    default_locale: "en",
    ...(!isForStore && { key: EXTENSION_KEY }),
    // The code reads the product's address here.
    homepage_url: `${origin}/`,
    minimum_chrome_version: "127",
    browser_specific_settings: {
      gecko: {
        id: GECKO_ID,
        strict_min_version: "140.0",
        data_collection_permissions: { required: ["personallyIdentifyingInfo", "websiteContent"] },
      },
    },
    icons,
    action: { default_popup: "popup.html", default_title: "__MSG_actionTitle__", default_icon: icons },
    // Chrome runs the worker, Firefox the script.
    background: { service_worker: "worker.js", scripts: ["worker.js"] },
    permissions: ["activeTab", "scripting", "storage", "identity", "contextMenus"],
    // Without a port, because Firefox knows none here.
    host_permissions: [`${protocol}//${hostname}/*`],
    optional_host_permissions: ["https://*/*", "http://*/*"],
    content_security_policy: { extension_pages: POLICY },
  };
}
