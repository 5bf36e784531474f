/** Version of the terms that a person accepts by requesting a link: the day of their last change. It stands above the terms themselves. */
export const TERMS_VERSION = "2026-11-23";

/** The day of the privacy policy's last change. */
export const PRIVACY_VERSION = "2026-11-25";
