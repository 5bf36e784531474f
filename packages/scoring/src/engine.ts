/** Raise it when the same input could give other marks or another score. Stored with every result and receipt. */
export const ENGINE_VERSION = "3.27.0";
