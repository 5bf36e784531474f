/**
 * The public key that pins the extension's id while it is loaded by hand: without it a browser derives the id from the folder, and the
 * product could not know to which address a connect page may return. The private half was thrown away, because nothing is signed with it;
 * a store signs with a key of its own and gives an id of its own, which a stage adds to its settings.
 */
export const EXTENSION_KEY =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAxikzNiwqjcyjMl2GxfU5P/ghvtQyQKm5F+L+TxsFGsBbywR3b4v+lSnH9f3IpGL8SvIx/1o7ltmpjNfW" +
  "Aa7ni+i7owDY8kCtf5RL06mD1DLmgHinxFSGsJgSkXGgzfCA/teU+Gx3quC08ncrrY1BJT+/f7ZcKgT0bUQ5lVVAZ/vJYRxoSZr54rusiIJSAHilB+TbCrIdlYyS2oD+" +
  "2NbUqGZzQ5bh8URuoL+2cEMjA34dZtWHZ8mKOCaa1YHI5CNMWWU2PAlSOLLAXAoErPNa99i2/bjeSxpxu5ZpJZnDc/J/X2O3MKmQ8qdNHnxVrzlTFQy6GuXpXKto6iwk" +
  "l9W4KQIDAQAB";

/** The id that Chrome and Edge derive from the key. */
export const EXTENSION_ID = "dofkdmpfjifmbjmaigehlbflifojoclo";

/** The id in Firefox, from which it derives the redirect address of a sign-in. */
export const GECKO_ID = "extension@candor.example";
